/** The text of a search field, and what it knows of the address. */
export interface UrlSearch {
  text: string;
  /** The last text that the field gave to the address. The address may follow later. */
  written: string;
  /** The text in the address, as the field saw it last. */
  seen: string;
}

export const startSearch = (inUrl: string): UrlSearch => ({ text: inUrl, written: inUrl, seen: inUrl });

/** Takes over the text of an address that has changed, unless the field itself changed it: typing may have gone on. */
export function followUrl(search: UrlSearch, inUrl: string): UrlSearch {
  if (search.seen === inUrl) return search;
  // The address leaves out spaces around the text.
  return search.written.trim() === inUrl.trim() ? { ...search, seen: inUrl } : startSearch(inUrl);
}
