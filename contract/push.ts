/** Web push (RFC 8030): notifications that reach a browser without an open page. */

/** Browsers of one account that get pushes. A new one takes the place of the oldest. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
export const PUSH_ENDPOINT_MAX_LENGTH = 2_048;

/** `key` is the public key of this service (RFC 8292), 65 bytes as base64url: the `applicationServerKey` of a subscription. */
export interface PushKeyBody {
  key: string;
}

export interface PushSubscriptionBody {
  id: string;
  endpoint: string;
  created_at: string;
}

/** What a push carries to the service worker. No word of a child, and no more of the notification than its title. */
export interface PushPayload {
  title: string;
  kind: string;
  /** The page of the web client that a click opens. */
  link: string;
  /** The same for each push about the same thing: a later one takes the place of an earlier one. */
  tag: string;
}
