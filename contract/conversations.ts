/** Conversations and messages, as server and client both name them. */

export const CONVERSATION_TYPES = ['casual', 'educational', 'creative', 'storytelling'] as const;
export type ConversationType = (typeof CONVERSATION_TYPES)[number];

export const CONVERSATION_SORTS = ['recent', 'oldest', 'most_messages'] as const;
export type ConversationSort = (typeof CONVERSATION_SORTS)[number];

export const MESSAGE_ROLES = ['user', 'assistant'] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

/** `sending` and `failed` exist only in the client. The server has no status before it has stored a message. */
export const MESSAGE_STATUSES = ['sending', 'sent', 'delivered', 'read', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const REACTIONS = ['like', 'love', 'laugh', 'wow', 'sad', 'angry'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** A message is trimmed, then 1 to this many UTF-16 units long. */
export const MESSAGE_MAX_LENGTH = 8_000;
export const CLIENT_MESSAGE_ID_MAX_LENGTH = 64;
/** A reply is cut at this length or after this time. */
export const REPLY_MAX_LENGTH = 32_000;
export const REPLY_MAX_SECONDS = 300;
export const TITLE_MAX_LENGTH = 60;
export const SUMMARY_MAX_LENGTH = 200;
/** The title of a conversation with a safety answer, until its owner gives it another. */
export const PRIVATE_TITLE = 'Private conversation';
/** Stands in place of a message that a moderator has hidden. */
export const HIDDEN_TEXT = 'This message has been hidden by a moderator.';
export const TAGS_MAX = 6;
/** A search in conversations starts at this length. */
export const SEARCH_MIN_LENGTH = 4;

/**
 * The response types of answers that stand in place of a reply to a child: a guardian decides first, has said no or not
 * answered in time, or has blocked the topic. Nothing of these questions reaches a provider.
 */
export const WITHHELD_RESPONSE_TYPES = ['needs_parent', 'declined', 'topic_blocked'] as const;
export type WithheldResponseType = (typeof WITHHELD_RESPONSE_TYPES)[number];

/** One row of `GET /conversations`. Times are ISO 8601 in UTC. */
export interface ConversationBody {
  id: string;
  title: string | null;
  summary: string | null;
  conversation_type: ConversationType;
  is_pinned: boolean;
  is_archived: boolean;
  message_count: number;
  last_message_at: string | null;
  created_at: string;
  updated_at: string;
  tags: string[];
  unread_count: number;
  last_message: { message_role: MessageRole; message_content: string } | null;
}

/** One row of `GET /conversations/{id}/messages`. */
export interface MessageBody {
  id: string;
  message_role: MessageRole;
  message_content: string;
  created_at: string;
  status: MessageStatus;
  client_message_id: string | null;
  reaction: Reaction | null;
  edited_at: string | null;
  response_type: string | null;
  truncated: boolean;
}

/** The topic tags that Starling chooses from, each with its badge colour. */
export const TAG_COLORS: Readonly<Record<string, string>> = {
  math: 'blue',
  shapes: 'blue',
  counting: 'blue',
  patterns: 'blue',
  hygiene: 'blue',
  vocabulary: 'purple',
  writing: 'purple',
  fantasy: 'purple',
  science: 'green',
  animals: 'green',
  nature: 'green',
  dinosaurs: 'green',
  health: 'green',
  fact: 'cyan',
  question: 'cyan',
  story: 'orange',
  adventure: 'orange',
  classic: 'orange',
  colors: 'pink',
  game: 'pink',
  creative: 'pink',
  educational: 'teal',
  bedtime: 'indigo',
  schedule: 'yellow',
  reminder: 'yellow',
  reward: 'yellow',
  emotional: 'red',
  routine: 'gray',
  responsibility: 'gray',
};

/** The badge colour of a tag. Tags that Starling does not know are gray. */
export function tagColor(tag: string): string {
  return Object.hasOwn(TAG_COLORS, tag) ? TAG_COLORS[tag]! : 'gray';
}

export const TYPE_COLORS: Readonly<Record<ConversationType, string>> = {
  casual: 'blue',
  educational: 'green',
  creative: 'purple',
  storytelling: 'orange',
};
