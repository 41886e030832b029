/** Words whose full stop rarely ends a sentence, in lower case and without it. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    'mr mrs ms dr prof st sr jr vs etc approx vol fig dept est inc ltd co feb aug sept oct nov dec',
    'bzw usw ca evtl ggf inkl nr str sog bspw hr fr',
    'sra srta dra ud uds pág núm aprox',
    'mme mlle av env',
  ].flatMap((line) => line.split(' ')),
);

/** Single letters with stops between them, as `e.g` or `z.B`, and initials. */
const LETTERS = /^\p{L}(?:\.\p{L})*$/u;
/** A longer word is no abbreviation. */
const WORD_MAX_LENGTH = 24;
const NO_PART = /[^\p{L}\p{N}.]/u;
/** A list's number, or an ordinal such as the German `3.` */
const SHORT_NUMBER = /^\d{1,2}$/;

/** Whether the full stop behind `text` belongs to its last word rather than to a sentence. */
export function endsInAbbreviation(text: string): boolean {
  const word = text.slice(-WORD_MAX_LENGTH).split(NO_PART).at(-1)!;
  return ABBREVIATIONS.has(word.toLowerCase()) || LETTERS.test(word) || SHORT_NUMBER.test(word);
}
