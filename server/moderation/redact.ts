/**
 * An address, found by its `@`: the name before it (64 characters at most, RFC 5321) and the domain behind it (255). So
 * the time grows with the text, however long a run of letters without an `@` is.
 */
const EMAIL =
  /@(?<=(?<name>[^\s@"(),:;<>[\]\\]{1,64})@)(?<domain>[^\s@"(),:;<>[\]\\]{1,255}\.[^\s@"(),:;<>[\]\\]{1,255})/gu;
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\-/]{5,}\d(?![\p{L}\p{N}])/gu;
/** A telephone number has as many digits (E.164); a date or an amount has fewer. */
const PHONE_DIGITS = { minimum: 7, maximum: 15 };

/** Text without e-mail addresses and telephone numbers: a moderator needs neither (quality C31). */
export function redact(text: string): string {
  return withoutAddresses(text).replace(NUMBER, (number) => {
    const digits = number.replace(/\D/g, '').length;
    return digits >= PHONE_DIGITS.minimum && digits <= PHONE_DIGITS.maximum ? '[phone]' : number;
  });
}

function withoutAddresses(text: string): string {
  let clean = '';
  let taken = 0;
  for (const { index, groups } of text.matchAll(EMAIL)) {
    const start = Math.max(taken, index - groups!['name']!.length);
    // The domain of the address before is no name.
    if (start === index) continue;
    clean += `${text.slice(taken, start)}[e-mail]`;
    taken = index + 1 + groups!['domain']!.length;
  }
  return clean + text.slice(taken);
}
