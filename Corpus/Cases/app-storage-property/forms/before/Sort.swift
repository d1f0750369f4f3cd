enum Sort {
    enum Order: Int { case byName, byDate }
}
