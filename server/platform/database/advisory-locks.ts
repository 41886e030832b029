/**
 * All numbers used with `pg_advisory_xact_lock`, in one place so that no two are equal. Nodes of two versions share a
 * database during an upgrade, so a number keeps its meaning.
 */
export const ADVISORY_LOCKS = {
  migrations: 7_421_083_517,
  auditChain: 7_421_083_518,
  admins: 7_421_083_519,
  waitlistJoins: 7_421_083_520,
  staffAlerts: 7_421_083_521,
  devicePairings: 7_421_083_522,
} as const;
