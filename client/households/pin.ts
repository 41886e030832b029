const PIN = /^\d{4,8}$/;

/** Four to eight digits, as the server wants it. */
export function isPin(text: string): boolean {
  return PIN.test(text);
}
