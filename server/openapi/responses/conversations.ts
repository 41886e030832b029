import { z } from 'zod';
import {
  CONVERSATION_TYPES,
  type ConversationBody,
  MESSAGE_ROLES,
  MESSAGE_STATUSES,
  type MessageBody,
  REACTIONS,
} from '../../../contract/conversations.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';

const conversationFields = {
  id,
  title: z.string().nullable(),
  summary: z.string().nullable(),
  conversation_type: z.enum(CONVERSATION_TYPES),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  message_count: count,
  last_message_at: time.nullable(),
  created_at: time,
  updated_at: time,
  tags: z.array(z.string()),
  unread_count: count,
  last_message: z.object({ message_role: z.enum(MESSAGE_ROLES), message_content: z.string() }).nullable(),
};

export const conversation = exactly<ConversationBody>()(z.object(conversationFields)).meta({ id: 'Conversation' });

export const message = exactly<MessageBody>()(
  z.object({
    id,
    message_role: z.enum(MESSAGE_ROLES),
    message_content: z.string(),
    created_at: time,
    status: z.enum(MESSAGE_STATUSES),
    client_message_id: z.string().nullable(),
    reaction: z.enum(REACTIONS).nullable(),
    edited_at: time.nullable(),
    response_type: z.string().nullable(),
    truncated: z.boolean(),
  }),
).meta({ id: 'Message' });

export const conversationFile = z
  .object({ ...conversationFields, messages: z.array(message) })
  .meta({ id: 'ConversationFile' });

export const deletedCount = z.object({ deleted: count });
