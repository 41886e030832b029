/**
 * A time zone in which it is about noon now, so that no quiet time of the night holds there whenever the tests run.
 * The sign of `Etc` zones is reversed: `Etc/GMT-5` is five hours ahead of UTC.
 */
export function noonZone(now = new Date()): string {
  const ahead = 12 - now.getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
