interface Source {
  title: string;
  /** The guide's page in this app. */
  path: string;
}

const GUIDE_LINK = /\[([^\][]+)\]\((\/library\/[a-z0-9-]+)\)/g;

/** The guides that an answer links to, each once, in the order in which they are named. */
export function sourcesOf(markdown: string): Source[] {
  const sources = new Map<string, Source>();
  for (const [, title, path] of markdown.matchAll(GUIDE_LINK)) {
    if (!sources.has(path!)) sources.set(path!, { title: title!.replaceAll(/[*_`]/g, ''), path: path! });
  }
  return [...sources.values()];
}
