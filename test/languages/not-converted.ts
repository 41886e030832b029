/**
 * Folders of `client/` whose texts are still in the code. Remove a folder here when you have moved its texts: see
 * CONTRIBUTING.md#texts-and-languages.
 */
export const NOT_CONVERTED: ReadonlySet<string> = new Set([
  'chat/help-lines',
  'legal',
  'library/scenes/games',
  'library/scenes/stories',
]);
