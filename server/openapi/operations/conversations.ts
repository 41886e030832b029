import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { conversation, conversationFile, deletedCount } from '../responses/conversations.js';

export const conversationOperations: OperationGroup = {
  tag: 'Conversations',
  operations: {
    'GET /conversations': {
      id: 'listConversations',
      summary: 'Lists the conversations of the user',
      description:
        'Pinned ones come first under `recent`. Conversations without a message are left out. A search looks through titles, summaries and message texts, and takes every character literally.',
      answers: {
        200: { description: 'One page.', schema: conversation.array(), headers: TOTAL_COUNT },
      },
    },
    'GET /conversations/:id': {
      id: 'getConversation',
      summary: 'Reads a conversation',
      answers: { 200: { description: 'The conversation.', schema: conversation } },
      errors: ['conversation_not_found'],
    },
    'GET /conversations/:id/export': {
      id: 'exportConversation',
      summary: 'Downloads a conversation as JSON or Markdown',
      answers: {
        200: {
          description: 'The file. With `format=markdown` it is `text/markdown`.',
          schema: conversationFile,
          headers: { 'Content-Disposition': 'The name of the file.' },
        },
      },
      errors: ['conversation_not_found'],
    },
    'PATCH /conversations/:id': {
      id: 'updateConversation',
      summary: 'Renames, archives, pins, tags or retypes a conversation',
      description: 'A title that the user has set is never replaced by a generated one.',
      answers: { 200: { description: 'The conversation.', schema: conversation } },
      errors: ['conversation_not_found'],
    },
    'DELETE /conversations/:id': {
      id: 'deleteConversation',
      summary: 'Deletes a conversation with its messages',
      answers: { 204: { description: 'Deleted.' } },
      errors: ['conversation_not_found'],
    },
    'DELETE /conversations': {
      id: 'clearConversations',
      summary: 'Deletes all conversations of the user',
      description: 'Archived ones stay unless `include_archived` is true.',
      answers: { 200: { description: 'How many were deleted.', schema: deletedCount } },
    },
  },
};
