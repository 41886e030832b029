import { applyChange, arrange, joinPages, type Listed, type ListFilter } from './conversation-list';

const filter: ListFilter = { sort: 'recent', type: null, archived: false, search: null, topic: null };

function conversation(id: string, overrides: Partial<Listed> = {}): Listed {
  return {
    id,
    type: 'CASUAL',
    isPinned: false,
    isArchived: false,
    tags: [],
    messageCount: 2,
    lastMessageAt: `2026-01-0${id}T10:00:00Z`,
    createdAt: `2026-01-0${id}T09:00:00Z`,
    ...overrides,
  };
}

const ids = (page: { items: readonly Listed[] }) => page.items.map((item) => item.id).join('');
const page = (...items: Listed[]) => ({ items, total: items.length, hasMore: false });

describe('arrange', () => {
  it('shows pinned conversations first, then the newest', () => {
    expect(
      ids(arrange(page(conversation('1'), conversation('2', { isPinned: true }), conversation('3')), filter)),
    ).toBe('231');
  });

  it('sorts by age or by number of messages on request', () => {
    const items = page(conversation('2', { messageCount: 9, isPinned: true }), conversation('1'), conversation('3'));
    expect(ids(arrange(items, { ...filter, sort: 'oldest' }))).toBe('123');
    expect(ids(arrange(items, { ...filter, sort: 'most_messages' }))).toBe('231');
  });

  it('hides a conversation that was just archived, and subtracts it from the total', () => {
    const arranged = arrange(
      { items: [conversation('1', { isArchived: true }), conversation('2')], total: 12, hasMore: true },
      filter,
    );
    expect(ids(arranged)).toBe('2');
    expect(arranged.total).toBe(11);
  });

  it('shows archived conversations, a single type or a single topic on request', () => {
    const items = page(
      conversation('1', { isArchived: true }),
      conversation('2', { type: 'CREATIVE' }),
      conversation('3', { tags: ['bedtime', 'story'] }),
    );
    expect(ids(arrange(items, { ...filter, archived: true }))).toBe('321');
    expect(ids(arrange(items, { ...filter, type: 'creative' }))).toBe('2');
    expect(ids(arrange(items, { ...filter, topic: 'bedtime' }))).toBe('3');
  });
});

it('shows a row once that moved between two pages', () => {
  const items = [conversation('3'), conversation('2'), conversation('2'), conversation('1')];
  const arranged = arrange({ items, total: 3, hasMore: false }, filter);
  expect(ids(arranged)).toBe('321');
  expect(arranged.total).toBe(3);
});

describe('joinPages', () => {
  const archived = { isArchived: true };
  const before = {
    items: [conversation('9', archived), conversation('8', archived), conversation('7'), conversation('6')],
    total: 9,
    hasMore: true,
  };
  const next = { items: [conversation('5'), conversation('4')], total: 7, hasMore: true };

  it('counts archived rows out of the total once', () => {
    const arranged = arrange(joinPages(before, next, filter), filter);
    expect(ids(arranged)).toBe('7654');
    expect(arranged.total).toBe(7);
    expect(arranged.hasMore).toBe(true);
  });

  it('keeps archived rows, which an undo shows again', () => {
    const { items, total, hasMore } = joinPages(before, next, filter);
    const undone = { items: items.map((item) => ({ ...item, isArchived: false })), total, hasMore };
    expect(ids(arrange(undone, filter))).toBe('987654');
    expect(arrange(undone, filter).total).toBe(9);
  });

  it('holds a row once that is on both pages', () => {
    const joined = joinPages(before, { ...next, items: [conversation('6'), conversation('5')] }, filter);
    expect(ids(joined)).toBe('98765');
  });
});

describe('applyChange', () => {
  it('inserts a new conversation at its sorted position', () => {
    const changed = applyChange(
      page(conversation('3'), conversation('1')),
      { kind: 'CREATED', id: '2', conversation: conversation('2') },
      filter,
    );
    expect(ids(changed)).toBe('321');
    expect(changed.total).toBe(3);
  });

  it('removes a conversation that was deleted elsewhere', () => {
    const changed = applyChange(page(conversation('2'), conversation('1')), { kind: 'DELETED', id: '2' }, filter);
    expect(ids(changed)).toBe('1');
    expect(changed.total).toBe(1);
  });

  it('moves a conversation from a later page to the top without counting it twice', () => {
    const changed = applyChange(
      { items: [conversation('3'), conversation('2')], total: 9, hasMore: true },
      { kind: 'UPDATED', id: '4', conversation: conversation('4') },
      filter,
    );
    expect(ids(changed)).toBe('432');
    expect(changed.total).toBe(9);
  });

  it('ignores a conversation that belongs behind the loaded rows', () => {
    const before = { items: [conversation('3'), conversation('2')], total: 9, hasMore: true };
    expect(applyChange(before, { kind: 'UPDATED', id: '1', conversation: conversation('1') }, filter)).toBe(before);
  });

  it.each([
    ['a search result', { ...filter, search: 'moon' }, conversation('2')],
    ['a list without archived conversations', filter, conversation('2', { isArchived: true })],
    ['a list, a conversation without messages', filter, conversation('2', { messageCount: 0 })],
    ['a list of another type', { ...filter, type: 'creative' as const }, conversation('2')],
    ['a list of another topic', { ...filter, topic: 'bedtime' }, conversation('2', { tags: ['story'] })],
  ])('adds nothing to %s', (_name, given, changed) => {
    const before = page(conversation('1'));
    expect(applyChange(before, { kind: 'UPDATED', id: '2', conversation: changed }, given)).toBe(before);
  });
});
