/** `+3 since yesterday`; undefined while the change is not known. */
export function changeText(change: number | null | undefined): string | undefined {
  if (change === null || change === undefined) return undefined;
  if (change === 0) return 'Same as yesterday';
  const amount = Math.abs(change).toLocaleString();
  return `${change > 0 ? '+' : '−'}${amount} since yesterday`;
}
