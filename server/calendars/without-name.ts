/** Cuts a name to its first letter wherever a text holds it, in large or small letters. */
export function withoutName(text: string, name: string): string {
  const letters = [...text];
  const small = letters.map((letter) => letter.toLowerCase());
  const searched = [...name].map((letter) => letter.toLowerCase());
  const [initial] = name;
  if (initial === undefined) return text;
  let result = '';
  for (let at = 0; at < letters.length; ) {
    const isName = searched.every((letter, index) => small[at + index] === letter);
    result += isName ? `${initial}.` : letters[at];
    at += isName ? searched.length : 1;
  }
  return result;
}
