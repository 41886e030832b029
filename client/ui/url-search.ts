/** The text of a search field, and what it knows of the address. */
export interface UrlSearch {
  text: string;
  /** What the field gave to the address and has not seen there yet, oldest first. A slow device has several on the way. */
  sent: readonly string[];
  /** The text in the address, as the field saw it last. */
  seen: string;
}

export const startSearch = (inUrl: string): UrlSearch => ({ text: inUrl, sent: [], seen: inUrl });

export const sendSearch = (search: UrlSearch, text: string): UrlSearch => ({
  ...search,
  sent: [...search.sent, text.trim()],
});

/** Takes over the text of an address that has changed, unless the field itself changed it: typing may have gone on. */
export function followUrl(search: UrlSearch, inUrl: string): UrlSearch {
  if (search.seen === inUrl) return search;
  // The address leaves out spaces around the text. It may skip a text that a newer one has replaced.
  const index = search.sent.lastIndexOf(inUrl.trim());
  return index < 0 ? startSearch(inUrl) : { ...search, sent: search.sent.slice(index + 1), seen: inUrl };
}
