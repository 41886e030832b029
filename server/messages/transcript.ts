import * as conversations from '../conversations/conversation.presenter.js';
import type { ConversationRow, MessageRow } from '../conversations/conversation-rows.js';
import * as messages from '../conversations/message.presenter.js';

interface Transcript {
  type: string;
  extension: string;
  content: string;
}

type WriteTranscript = (conversation: ConversationRow, history: readonly MessageRow[]) => Transcript;

/** A conversation as a file to download. */
export const TRANSCRIPTS: Readonly<Record<'json' | 'markdown', WriteTranscript>> = {
  json: (conversation, history) => ({
    type: 'application/json; charset=utf-8',
    extension: 'json',
    content: JSON.stringify({ ...conversations.toRest(conversation), messages: history.map(messages.toRest) }, null, 2),
  }),
  markdown: (conversation, history) => ({
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    content: [
      `# ${conversation.title ?? 'Untitled Conversation'}`,
      ...(conversation.summary ? [conversation.summary] : []),
      `Started ${conversation.createdAt.toISOString()}${conversation.tags.length > 0 ? ` · ${conversation.tags.join(', ')}` : ''}`,
      ...history.map(
        (message) =>
          `**${message.role === 'user' ? 'You' : 'Starling'}** · ${message.createdAt.toISOString()}\n\n${message.content}`,
      ),
      '',
    ].join('\n\n'),
  }),
};
