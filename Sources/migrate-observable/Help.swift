/// What `--help`, `--help-all` and `--version` print.
enum Help {
  static let version = "0.1.0"

  /// Fits a screen of 80 columns and 24 lines.
  static let short = """
    Moves SwiftUI code from ObservableObject to @Observable.

    usage: migrate-observable [options] [path ...]      (default: .)
           migrate-observable explain [ID]

      -n, --dry-run          print the diff, write nothing
          --check            list what is pending, exit 1 when anything is
          --only NAME        migrate these classes and what they pull along
          --exclude GLOB     leave these paths out
          --safe-only        leave every change that has a finding to review
          --root DIR         what is read for types and uses
      -j, --jobs N           threads (default: all cores)
          --allow-dirty      rewrite files with uncommitted changes
          --allow-no-vcs     rewrite files outside of version control
          --help-all         every option

    examples:
      migrate-observable --dry-run Sources          look at the diff
      migrate-observable --check --format xcode .   warnings for a build phase
      migrate-observable --only CartModel .         one class and its views
    """

  static let full =
    short + """


      policies:
          --unpublished auto|track|ignore     stored properties that were not
                                              published (default: auto)
          --bindable local|property           where bindings come from
                                              (default: local)
          --inline-observed keep|state        @ObservedObject var m = M()
                                              (default: keep)
          --publishers leave|bridge           $name used as a publisher: leave
                                              the class, or send to a subject
                                              (default: leave)
          --on-receive publisher|change       .onReceive(m.$name): as any other use
                                              as a publisher, or .onChange(of:)
                                              (default: publisher)
          --open-properties leave|public      open var, which @Observable refuses
                                              (default: leave)
          --deployment-target check|ignore    a platform without Observation
                                              blocks (default: check)
          --xcode N                           the Xcode that builds the code
                                              (default: 26)
      output:
          --format text|xcode|github|json|sarif|markdown
                                              the report (default: text); may be
                                              given again, with an --output each
          --output FILE                       where the --format before it goes
          --patch FILE                        the diff, as git apply takes it
          --split-patches DIR                 one patch a change, numbered
          --commit                            one git commit a change
          --plan FILE                         a JSON report, without the changes
                                              in which "apply" is false
          --strict                            exit 1 when a class is left
          --color auto|always|never           (default: auto; NO_COLOR)
          --quiet                             no report
          --no-progress                       no progress line
          --help  --version

      many repositories:
          migrate-observable batch [options] REPO ...
          --repos FILE                        a list, one a line
          --output-dir DIR                    state.jsonl, logs, summary.json, .md
                                              and .html
                                              (default: migrate-observable-batch)
          --timeout SECONDS  --jobs N         for each one; how many at once
          --branch NAME                       a fresh branch in each one
          --resume  --only-failed             go on; try the failed ones again
          --shard I/N                         one part of the list
          --summarize state-*.jsonl           merge what shards have written
                                              other options go to each run

      exit status: 0 done or clean, 1 pending under --check, 2 could not be done,
      64 the command line is wrong
      """
}
