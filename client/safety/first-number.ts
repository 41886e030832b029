/** What to dial: "112 or 999" and "112 (144, 117)" are dialled as the first number. */
export function firstNumber(call: string): string {
  return (/^[+\d][\d\s-]*/.exec(call)?.[0] ?? call).trim();
}
