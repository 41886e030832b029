/** A page of a story holds whole paragraphs, and no more characters than this if it holds several. */
const PAGE_LENGTH = 260;

/** The Markdown of each page of a story, for a child who turns pages instead of scrolling. */
export function storyPages(body: string): string[] {
  const paragraphs = body
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const pages: string[] = [];
  for (const paragraph of paragraphs) {
    const last = pages.at(-1);
    const joined = `${last}\n\n${paragraph}`;
    if (last !== undefined && joined.length <= PAGE_LENGTH) pages[pages.length - 1] = joined;
    else pages.push(paragraph);
  }
  return pages;
}
