/** What the board of one kind of game gets from the game around it. */
export interface BoardProps<Round> {
  round: Round;
  isSolved: boolean;
  /** Shows the hint of the round, or this one. */
  onMistake: (hint?: string) => void;
  onSolve: () => void;
  /** Tells screen readers what has happened. */
  say: (text: string) => void;
}
