import { reportReason } from '../../moderation/moderation.dto.js';
import type { OperationGroup } from '../operation.js';
import { message } from '../responses/conversations.js';
import { reportReceipt } from '../responses/moderation.js';

const NOT_FOUND = ['conversation_not_found', 'message_not_found'] as const;

export const messageOperations: OperationGroup = {
  tag: 'Messages',
  operations: {
    'GET /conversations/:id/messages': {
      id: 'listMessages',
      summary: 'Reads the newest messages, oldest first',
      answers: {
        200: {
          description: 'One page.',
          schema: message.array(),
          headers: { Link: 'The page before this one (`rel="prev"`), where there is one.' },
        },
      },
      errors: ['conversation_not_found'],
    },
    'PATCH /conversations/:id/messages/:messageId': {
      id: 'editMessage',
      summary: 'Edits a message of the user',
      description: 'Later messages are removed, and Starling replies to the new text.',
      answers: { 200: { description: 'The message.', schema: message } },
      errors: [...NOT_FOUND, 'not_own_message'],
    },
    'DELETE /conversations/:id/messages/:messageId': {
      id: 'deleteMessage',
      summary: 'Deletes a message of the user and its reply',
      answers: { 204: { description: 'Deleted.' } },
      errors: [...NOT_FOUND, 'not_own_message'],
    },
    'PUT /conversations/:id/messages/:messageId/reaction': {
      id: 'setReaction',
      summary: 'Reacts to a message',
      answers: { 200: { description: 'The message.', schema: message } },
      errors: NOT_FOUND,
    },
    'DELETE /conversations/:id/messages/:messageId/reaction': {
      id: 'removeReaction',
      summary: 'Takes a reaction back',
      answers: { 204: { description: 'No reaction is left.' } },
      errors: NOT_FOUND,
    },
    'POST /conversations/:id/messages/:messageId/report': {
      id: 'reportMessage',
      summary: 'Reports a message to the moderators',
      body: reportReason,
      answers: { 201: { description: 'The report is in the queue.', schema: reportReceipt } },
      errors: NOT_FOUND,
    },
  },
};
