interface Source {
  title: string;
  /** The guide's page in this app. */
  path: string;
}

const GUIDE_LINK = /\[([^\][]+)\]\((\/library\/[a-z0-9-]+)\)/g;

/** The built-in guide mode names its pages itself: in its last line, or as a list to choose from. */
const NAMES_ITS_SOURCES = /From the growth guide: \[|^I don't have a good answer to that\. Try one of these:$/m;

/** The guides that an answer links to without naming them as its sources, each once, in the order of the text. */
export function sourcesOf(markdown: string): Source[] {
  if (NAMES_ITS_SOURCES.test(markdown)) return [];
  const sources = new Map<string, Source>();
  for (const [, title, path] of markdown.matchAll(GUIDE_LINK)) {
    if (!sources.has(path!)) sources.set(path!, { title: title!.replaceAll(/[*_`]/g, ''), path: path! });
  }
  return [...sources.values()];
}
