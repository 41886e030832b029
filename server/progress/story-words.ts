/** Words of each story that may be new to a child who hears it. They are worth a talk, and they are no test. */
export const STORY_WORDS: Readonly<Record<string, readonly string[]>> = {
  'mira-and-the-missing-word': ['balcony', 'trumpet', 'crooked', 'invented'],
  'otto-and-the-late-bus': ['timetable', 'gnawed', 'outrage', 'fiddle'],
  'soup-for-a-giant': ['pebble', 'trembled', 'quarrelled', 'stirred'],
  'the-bear-who-counted-stars': ['meadow', 'firefly', 'hedgehog', 'muttered'],
  'the-cloud-factory': ['colleague', 'delivered', 'forehead', 'kettle'],
  'the-color-that-came-last': ['reflection', 'chimneys', 'glittered', 'hollow'],
  'the-dinosaur-in-the-quarry': ['quarry', 'museum', 'scientists', 'uncovered'],
  'the-fox-and-the-other-half-of-the-moon': ['halves', 'conversation', 'stubble', 'nervous'],
  'the-girl-who-collected-wind': ['breeze', 'draught', 'regatta', 'valley'],
  'the-lamp-that-would-not-sleep': ['wardrobe', 'furniture', 'radish', 'glowed'],
  'the-lift-to-thursday': ['corridor', 'crouched', 'pigeons', 'overalls'],
  'the-loudest-mouse': ['whisper', 'crumbs', 'quarrel', 'trumpet'],
  'the-map-of-grandmothers-garden': ['gravel', 'rustled', 'chimed', 'ankles'],
  'the-snail-who-was-first': ['thistle', 'clover', 'practised', 'splendid'],
  'three-socks': ['mitten', 'marble', 'cactus', 'armholes'],
};

const WORDS_MAX = 12;

/** The words that a child met in these stories, each once, in the order of the stories. */
export function wordsMetIn(stories: readonly { readonly slug: string; readonly finished: boolean }[]): string[] {
  const met = stories.filter(({ finished }) => finished).flatMap(({ slug }) => STORY_WORDS[slug] ?? []);
  return [...new Set(met)].slice(0, WORDS_MAX);
}
