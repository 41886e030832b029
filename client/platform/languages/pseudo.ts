const PLAIN = 'aceinorsuyACEINORSUY';
const ACCENTED = 'áçéíñóŕšúýÁÇÉÍÑÓŔŠÚÝ';
/** Placeholders and marks of rich text stay as they are. */
const KEPT = /(\{\{\w+(?:, number)?\}\}|<\/?\w+>)/;

const accented = (text: string) => [...text].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join('');

/** Long: accents, and a tail of 40 %, as a translation can be. */
function lengthened(text: string): string {
  const inside = text.split(KEPT).map((part, index) => (index % 2 ? part : accented(part)));
  return `${inside.join('')}${' ~'.repeat(Math.ceil((text.length * 0.4) / 2))}`;
}

/** Mirrored: each part runs from right to left, as Arabic does. */
const mirrored = (text: string) =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 || part === '' ? part : `\u202e${part}\u202c`))
    .join('');

/** How a pseudo-language changes an English text. */
export function disguiseOf(language: string): (text: string) => string {
  return language === 'en-XA' ? lengthened : mirrored;
}
