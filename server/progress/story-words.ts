/** Words of each story that may be new to a child who hears it. They are worth a talk, and they are no test. */
export const STORY_WORDS: Readonly<Record<string, readonly string[]>> = {
  'a-dot-on-the-curve': ['observatory', 'astronomer', 'aerial', 'fertiliser'],
  'is-it-running': ['cassette', 'tweezers', 'ballpoint', 'walnut'],
  'mira-and-the-missing-word': ['balcony', 'trumpet', 'crooked', 'invented'],
  'otto-and-the-late-bus': ['timetable', 'gnawed', 'outrage', 'fiddle'],
  'six-hours-and-twelve-minutes': ['warden', 'ripples', 'heron', 'creek'],
  'soup-for-a-giant': ['pebble', 'trembled', 'quarrelled', 'stirred'],
  'the-bear-who-counted-stars': ['meadow', 'firefly', 'hedgehog', 'muttered'],
  'the-blanket-in-the-round-window': ['pegs', 'helmet', 'radiator', 'stool'],
  'the-cloud-factory': ['colleague', 'delivered', 'forehead', 'kettle'],
  'the-color-that-came-last': ['reflection', 'chimneys', 'glittered', 'hollow'],
  'the-country-on-the-ceiling': ['appendix', 'parliament', 'crutches', 'smudge'],
  'the-dinosaur-in-the-quarry': ['quarry', 'museum', 'scientists', 'uncovered'],
  'the-fox-and-the-other-half-of-the-moon': ['halves', 'conversation', 'stubble', 'nervous'],
  'the-girl-who-collected-wind': ['breeze', 'draught', 'regatta', 'valley'],
  'the-goat-who-ate-the-ending': ['detective', 'shoemaker', 'nephew', 'parcel'],
  'the-lamp-that-would-not-sleep': ['wardrobe', 'furniture', 'radish', 'glowed'],
  'the-lift-to-thursday': ['corridor', 'crouched', 'pigeons', 'overalls'],
  'the-light-on-the-stairs': ['burglar', 'strainer', 'thumbprint', 'creases'],
  'the-loudest-mouse': ['whisper', 'crumbs', 'quarrel', 'trumpet'],
  'the-map-of-grandmothers-garden': ['gravel', 'rustled', 'chimed', 'ankles'],
  'the-price-of-a-smell': ['ledger', 'rafters', 'cobbler', 'defendant'],
  'the-snail-who-was-first': ['thistle', 'clover', 'practised', 'splendid'],
  'the-strike-at-number-twelve': ['management', 'negotiates', 'demands', 'contract'],
  'three-socks': ['mitten', 'marble', 'cactus', 'armholes'],
  'tree-number-two': ['rehearsals', 'murmur', 'splendour', 'eyebrow'],
};

const WORDS_MAX = 12;

/** The words that a child met in these stories, each once, in the order of the stories. */
export function wordsMetIn(stories: readonly { readonly slug: string; readonly finished: boolean }[]): string[] {
  const met = stories.filter(({ finished }) => finished).flatMap(({ slug }) => STORY_WORDS[slug] ?? []);
  return [...new Set(met)].slice(0, WORDS_MAX);
}
