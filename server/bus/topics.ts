/** Every topic of the bus is named here, so that no two features share one by accident. */

/** All that is shown in one conversation, in the order in which it is shown. */
export const conversationTopic = (conversationId: string): string => `conversation:${conversationId}`;

/** What concerns one account: its list of conversations, its notifications. */
export const userTopic = (userId: string): string => `user:${userId}`;

/** A sign of life of every node; its silence shows that the bus has stopped carrying. */
export const HEARTBEAT_TOPIC = 'heartbeat';

/** What concerns whoever writes replies: one waits, one has to stop. */
export const REPLIES_TOPIC = 'replies';

/** A reader needs the text so far of a conversation's running reply: its writer publishes it on the conversation's topic. */
export const REPLY_TEXTS_TOPIC = 'reply-texts';

/** The moderators' queue has moved. */
export const REPORTS_TOPIC = 'reports';

/** Somebody joined the waitlist, was approved or removed: places have moved. */
export const WAITLIST_TOPIC = 'waitlist';
