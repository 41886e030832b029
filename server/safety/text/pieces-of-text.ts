/** The classifier reads all of a text of this length. */
const PIECE_LENGTH = 1_500;
/** Where a piece may end, the best first. */
const ENDS = ['\n\n', '\n', '. ', ' '];

/** The pieces that a long text is read in, each a few paragraphs. Together they are the text, but for blank ones. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfPiece(text, start);
    const piece = text.slice(start, end);
    if (piece.trim() !== '') pieces.push(piece);
    start = end;
  }
  return pieces;
}

function endOfPiece(text: string, start: number): number {
  const limit = start + PIECE_LENGTH;
  if (limit >= text.length) return text.length;
  for (const end of ENDS) {
    const at = text.slice(start, limit).lastIndexOf(end);
    if (at > PIECE_LENGTH / 2) return start + at + end.length;
  }
  // Not between the halves of a character.
  return /[\uD800-\uDBFF]/.test(text[limit - 1]!) ? limit - 1 : limit;
}
