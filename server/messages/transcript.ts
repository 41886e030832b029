import type { Language } from '../../contract/languages.js';
import * as conversations from '../conversations/conversation.presenter.js';
import type { ConversationRow, MessageRow } from '../conversations/conversation-rows.js';
import * as messages from '../conversations/message.presenter.js';
import { textsIn } from '../platform/languages/texts.js';

interface Transcript {
  type: string;
  extension: string;
  content: string;
}

type WriteTranscript = (
  conversation: ConversationRow,
  history: readonly MessageRow[],
  language: Language,
) => Transcript;

/** A conversation as a file to download. JSON is the same in every language. */
export const TRANSCRIPTS: Readonly<Record<'json' | 'markdown', WriteTranscript>> = {
  json: (conversation, history) => ({
    type: 'application/json; charset=utf-8',
    extension: 'json',
    content: JSON.stringify({ ...conversations.toRest(conversation), messages: history.map(messages.toRest) }, null, 2),
  }),
  markdown: ({ title, summary, createdAt, tags }, history, language) => {
    const t = textsIn(language, 'exports');
    const tagName = textsIn(language, 'tags');
    // Tags that no catalogue knows stay as they are.
    const about = tags.map((tag) => tagName(tag as 'math', { defaultValue: tag })).join(', ');
    const content = [
      `# ${title ?? t('untitled')}`,
      ...(summary ? [summary] : []),
      [t('started', { at: createdAt.toISOString() }), ...(about === '' ? [] : [about])].join(' · '),
      ...history.map(
        (message) =>
          `**${message.role === 'user' ? t('you') : 'Starling'}** · ${message.createdAt.toISOString()}\n\n${message.content}`,
      ),
      '',
    ].join('\n\n');
    return { type: 'text/markdown; charset=utf-8', extension: 'md', content };
  },
};
