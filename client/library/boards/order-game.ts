/** For each place, the index of the piece that lies there. */
export type Places = readonly (number | null)[];

/** Puts a piece into that place, or into the first free one. A piece that lies there goes back. */
export function putPiece(places: Places, piece: number, place = places.indexOf(null)): Places {
  return places.map((other, index) => (index === place ? piece : other === piece ? null : other));
}

export function takeBack(places: Places, piece: number): Places {
  return places.map((other) => (other === piece ? null : other));
}

/** Leaves only the pieces whose text is the one of their place. */
export function keepRight(places: Places, pieces: readonly { text: string }[], order: readonly string[]): Places {
  return places.map((piece, index) => (piece !== null && pieces[piece]?.text === order[index] ? piece : null));
}

export function isFull(places: Places): boolean {
  return !places.includes(null);
}
