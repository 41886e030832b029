/** The part of a button's text that only screen readers need, such as the name of the child. */
export const HIDDEN = { hidden: (words: string) => <span className="visually-hidden">{words}</span> };
