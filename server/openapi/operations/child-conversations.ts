import { listQuery } from '../../conversations/conversations.dto.js';
import { messagesQuery } from '../../messages/messages.dto.js';
import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { conversation, message } from '../responses/conversations.js';
import { opening } from '../responses/families.js';

export const childConversationOperations: OperationGroup = {
  tag: "Children's conversations",
  operations: {
    'GET /children/:id/conversations': {
      id: 'listChildConversations',
      summary: 'Lists the conversations of a child for its guardians',
      description:
        'As `GET /conversations`, read only. Where guardians may see topics only, `title`, `summary` and `last_message` are null and a search answers `transcript_topics`.',
      query: listQuery,
      answers: { 200: { description: 'One page.', schema: conversation.array(), headers: TOTAL_COUNT } },
      errors: ['child_not_found', 'transcript_topics', 'validation_failed'],
    },
    'GET /children/:id/conversations/:conversation_id': {
      id: 'getChildConversation',
      summary: 'Reads one conversation of a child as its list shows it',
      description: 'Not counted as an opening. Where guardians may see topics only, nothing in it quotes the child.',
      answers: { 200: { description: 'The conversation.', schema: conversation } },
      errors: ['child_not_found', 'conversation_not_found'],
    },
    'GET /devices/me/openings': {
      id: 'listOwnOpenings',
      summary: 'Who opened the conversations of the child whose device asks',
      description:
        'The newest 50, newest first, from 13 years on; younger children get an empty list. `by` is the label of the member or its display name, and null once the member has left.',
      answers: { 200: { description: 'The openings.', schema: opening.array() } },
    },
    'GET /children/:id/conversations/:conversation_id/messages': {
      id: 'listChildMessages',
      summary: "Reads the messages of a child's conversation for its guardians",
      description:
        'As `GET /conversations/{id}/messages`, read only. The first page counts as an opening, which the activity of the household names.',
      query: messagesQuery,
      answers: {
        200: {
          description: 'The newest messages, ascending.',
          schema: message.array(),
          headers: { Link: '`rel="prev"` where there are earlier messages.' },
        },
      },
      errors: [
        'child_not_found',
        'conversation_not_found',
        'message_not_found',
        'transcript_topics',
        'validation_failed',
      ],
    },
  },
};
