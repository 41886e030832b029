/** SQL: the zone on whose clock the child `c` lives at `now`, an expression: that of its travel until the travel ends. */
export function zoneAt(now: string): string {
  return `CASE WHEN c.travel_until > ${now} THEN c.travel_zone ELSE c.time_zone END`;
}
