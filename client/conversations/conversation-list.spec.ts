import { applyChange, arrange, type Listed, type ListFilter } from './conversation-list';

const filter: ListFilter = { sort: 'recent', type: null, archived: false, search: null };

function conversation(id: string, overrides: Partial<Listed> = {}): Listed {
  return {
    id,
    type: 'CASUAL',
    isPinned: false,
    isArchived: false,
    messageCount: 2,
    lastMessageAt: `2026-01-0${id}T10:00:00Z`,
    createdAt: `2026-01-0${id}T09:00:00Z`,
    ...overrides,
  };
}

const ids = (page: { items: readonly Listed[] }) => page.items.map((item) => item.id).join('');
const page = (...items: Listed[]) => ({ items, total: items.length, hasMore: false });

describe('arrange', () => {
  it('puts pinned ones first, then the newest', () => {
    expect(
      ids(arrange(page(conversation('1'), conversation('2', { isPinned: true }), conversation('3')), filter)),
    ).toBe('231');
  });

  it('orders by age and by length where asked', () => {
    const items = page(conversation('2', { messageCount: 9, isPinned: true }), conversation('1'), conversation('3'));
    expect(ids(arrange(items, { ...filter, sort: 'oldest' }))).toBe('123');
    expect(ids(arrange(items, { ...filter, sort: 'most_messages' }))).toBe('231');
  });

  it('leaves out what has just been archived, and counts it off', () => {
    const arranged = arrange(
      { items: [conversation('1', { isArchived: true }), conversation('2')], total: 12, hasMore: true },
      filter,
    );
    expect(ids(arranged)).toBe('2');
    expect(arranged.total).toBe(11);
  });

  it('shows archived ones where asked, and one type alone', () => {
    const items = page(conversation('1', { isArchived: true }), conversation('2', { type: 'CREATIVE' }));
    expect(ids(arrange(items, { ...filter, archived: true }))).toBe('21');
    expect(ids(arrange(items, { ...filter, type: 'creative' }))).toBe('2');
  });
});

it('keeps a row once that moved between two pages', () => {
  const items = [conversation('3'), conversation('2'), conversation('2'), conversation('1')];
  const arranged = arrange({ items, total: 3, hasMore: false }, filter);
  expect(ids(arranged)).toBe('321');
  expect(arranged.total).toBe(3);
});

describe('applyChange', () => {
  it('takes a new conversation in at its place', () => {
    const changed = applyChange(
      page(conversation('3'), conversation('1')),
      { kind: 'CREATED', id: '2', conversation: conversation('2') },
      filter,
    );
    expect(ids(changed)).toBe('321');
    expect(changed.total).toBe(3);
  });

  it('takes one off that was deleted elsewhere', () => {
    const changed = applyChange(page(conversation('2'), conversation('1')), { kind: 'DELETED', id: '2' }, filter);
    expect(ids(changed)).toBe('1');
    expect(changed.total).toBe(1);
  });

  it('brings a conversation from a later page to the top without counting it twice', () => {
    const changed = applyChange(
      { items: [conversation('3'), conversation('2')], total: 9, hasMore: true },
      { kind: 'UPDATED', id: '4', conversation: conversation('4') },
      filter,
    );
    expect(ids(changed)).toBe('432');
    expect(changed.total).toBe(9);
  });

  it('leaves one to its own page that belongs behind the loaded rows', () => {
    const before = { items: [conversation('3'), conversation('2')], total: 9, hasMore: true };
    expect(applyChange(before, { kind: 'UPDATED', id: '1', conversation: conversation('1') }, filter)).toBe(before);
  });

  it.each([
    ['a list of a search', { ...filter, search: 'moon' }, conversation('2')],
    ['archived ones where they are not shown', filter, conversation('2', { isArchived: true })],
    ['ones without a message', filter, conversation('2', { messageCount: 0 })],
    ['another type', { ...filter, type: 'creative' as const }, conversation('2')],
  ])('does not push into %s', (_name, given, changed) => {
    const before = page(conversation('1'));
    expect(applyChange(before, { kind: 'UPDATED', id: '2', conversation: changed }, given)).toBe(before);
  });
});
