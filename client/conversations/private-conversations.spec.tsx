import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { CompactRow } from './CompactRow';
import { ConversationBadges } from './ConversationBadges';
import { ConversationCard } from './ConversationCard';
import { ConversationRow } from './ConversationRow';
import type { ConversationActions } from './useConversationActions';
import type { ListedConversation } from './useConversationList';

const conversation: ListedConversation = {
  id: '0197c6f0-0000-7000-8000-000000000001',
  title: 'A title',
  summary: 'A summary',
  type: 'EDUCATIONAL',
  isPinned: false,
  isArchived: false,
  isPrivate: false,
  messageCount: 7,
  unreadCount: 3,
  isReplying: false,
  tags: ['health'],
  snippet: 'A snippet',
  lastMessage: { id: '1', role: 'ASSISTANT', content: 'The last words', createdAt: '2026-01-01T10:00:00Z' },
  lastMessageAt: '2026-01-01T10:00:00Z',
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-01T10:00:00Z',
};
const nothing = async () => undefined;
const actions: ConversationActions = {
  canDelete: true,
  question: null,
  download: nothing,
  change: nothing,
  archive: nothing,
  pin: nothing,
  askToDelete: () => undefined,
  askToClear: () => undefined,
  closeQuestion: () => undefined,
  confirmDelete: nothing,
  confirmClear: nothing,
};

const views = {
  card: (given: ListedConversation) => <ConversationCard conversation={given} actions={actions} search="last" />,
  row: (given: ListedConversation) => (
    <ConversationRow conversation={given} actions={actions} search="last" isSelected={false} onTick={() => undefined} />
  ),
  badges: (given: ListedConversation) => <ConversationBadges conversation={given} />,
  'compact row': (given: ListedConversation) => <CompactRow conversation={given} search="last" />,
};
const textOf = (view: keyof typeof views, given: ListedConversation) => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>{views[view](given)}</MemoryRouter>
    </MantineProvider>,
  );
  return {
    html,
    text: html
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
};

it.each(['card', 'row', 'compact row'] as const)(
  'a %s shows of a private conversation only its title and time',
  (view) => {
    const open = textOf(view, conversation);
    expect(open.text).toContain('health');
    expect(open.html).not.toContain('aria-label="Private"');
    const { html, text } = textOf(view, { ...conversation, isPrivate: true });
    expect(html).toContain('aria-label="Private"');
    expect(text.replace(/Jan 1(, 2026)?/, 'TIME')).toBe('A title TIME');
  },
);

it('hides the type of an opened private conversation', () => {
  expect(textOf('badges', conversation).text).toBe('Educational');
  expect(textOf('badges', { ...conversation, isPrivate: true, isPinned: true }).text).toBe('Pinned');
});
