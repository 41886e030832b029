/**
 * Folders of `client/` whose texts are still in the code. Remove a folder here when you have moved its texts: see
 * CONTRIBUTING.md#texts-and-languages. These stay: names of help lines are the same in every language, and what a picture shows
 * belongs to its story or game, which is in English.
 */
export const NOT_CONVERTED: ReadonlySet<string> = new Set([
  'chat/help-lines',
  'library/scenes/games',
  'library/scenes/stories',
]);
