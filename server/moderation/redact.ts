/**
 * An e-mail address, found by its `@`: at most 64 characters before it (RFC 5321), at most 255 after it. Starting at the
 * `@` keeps the time linear, however long a run of letters without one is.
 */
const EMAIL =
  /@(?<=(?<name>[^\s@"(),:;<>[\]\\]{1,64})@)(?<domain>[^\s@"(),:;<>[\]\\]{1,255}\.[^\s@"(),:;<>[\]\\]{1,255})/gu;
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\-/]{5,}\d(?![\p{L}\p{N}])/gu;
/** The digits of a telephone number (E.164); dates and amounts have fewer. */
const PHONE_DIGITS = { minimum: 7, maximum: 15 };

/** Removes e-mail addresses and telephone numbers: moderators do not need them. */
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
    // The domain of the previous address is not a name.
    if (start === index) continue;
    clean += `${text.slice(taken, start)}[e-mail]`;
    taken = index + 1 + groups!['domain']!.length;
  }
  return clean + text.slice(taken);
}
