/** Set if the client is served from another origin than the service. */
const configured: string | undefined = import.meta.env?.VITE_API_BASE_URL;

/** The origin of the service, without a trailing slash. */
export function serviceOrigin(): string {
  return (configured ?? window.location.origin).replace(/(?<!\/)\/+$/, '');
}

/** The address of a REST path. */
export function apiUrl(path: string): string {
  return `${serviceOrigin()}/api/v1${path}`;
}

/** The WebSocket address of an HTTP origin. */
export function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/**
 * The frame socket of a conversation. The token is in the query, because browsers cannot send a header with an upgrade;
 * it is never logged.
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
