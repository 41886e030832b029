import { conversationBody, messageBody } from './conversation.presenter.js';
import type { ConversationRow, MessageRow } from './conversation-rows.js';

interface ExportedFile {
  type: string;
  extension: string;
  content: string;
}

/** A conversation as a file to keep, with its tags and times. Pure. */
export const EXPORTS: Readonly<
  Record<'json' | 'markdown', (conversation: ConversationRow, messages: readonly MessageRow[]) => ExportedFile>
> = {
  json: (conversation, messages) => ({
    type: 'application/json; charset=utf-8',
    extension: 'json',
    content: JSON.stringify({ ...conversationBody(conversation), messages: messages.map(messageBody) }, null, 2),
  }),
  markdown: (conversation, messages) => ({
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    content: [
      `# ${conversation.title ?? 'Untitled Conversation'}`,
      ...(conversation.summary ? [conversation.summary] : []),
      `Started ${conversation.createdAt.toISOString()}${conversation.tags.length > 0 ? ` · ${conversation.tags.join(', ')}` : ''}`,
      ...messages.map(
        (message) =>
          `**${message.role === 'user' ? 'You' : 'Starling'}** · ${message.createdAt.toISOString()}\n\n${message.content}`,
      ),
      '',
    ].join('\n\n'),
  }),
};
