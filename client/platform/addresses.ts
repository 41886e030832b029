/** Where the service is: the page's own origin, or `VITE_API_BASE_URL` where the client is served from elsewhere. */
const configured: string | undefined = import.meta.env?.VITE_API_BASE_URL;

/** The root of the service without a slash at its end. */
export function serviceOrigin(): string {
  return (configured ?? window.location.origin).replace(/(?<!\/)\/+$/, '');
}

/** The API root is version 1 (spec §7). */
export function apiUrl(path: string): string {
  return `${serviceOrigin()}/api/v1${path}`;
}

/** An http address with `http` turned into `ws`. */
export function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * The live socket of a conversation (contract §4). The token stands in the query because browsers cannot send a header
 * with the upgrade; it is never logged.
 */
export function liveSocketUrl(
  token: string,
  options: { conversationId?: string; after?: string; origin?: string } = {},
): string {
  const url = new URL(`${socketOrigin(options.origin ?? serviceOrigin())}/api/v1/conversations/ws`);
  url.searchParams.set('token', token);
  if (options.conversationId) url.searchParams.set('conversation_id', options.conversationId);
  if (options.after) url.searchParams.set('after', options.after);
  return url.toString();
}
