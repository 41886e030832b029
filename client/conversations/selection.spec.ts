import { NOTHING_SELECTED, select, selectedOf } from './selection';

const order = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('selects and deselects a row', () => {
    const ticked = select(NOTHING_SELECTED, { type: 'toggle', id: 'b' });
    expect(selectedOf(ticked, order)).toEqual(['b']);
    expect(selectedOf(select(ticked, { type: 'toggle', id: 'b' }), order)).toEqual([]);
  });

  it.each([
    ['down', 'a', 'c', ['a', 'b', 'c']],
    ['up', 'd', 'b', ['b', 'c', 'd']],
  ])('selects a range %s', (_name, from, to, expected) => {
    const ticked = select(NOTHING_SELECTED, { type: 'toggle', id: from });
    expect(selectedOf(select(ticked, { type: 'extend', id: to, order }), order)).toEqual(expected);
  });

  it('selects a single row if there is no row to start a range from', () => {
    expect(selectedOf(select(NOTHING_SELECTED, { type: 'extend', id: 'c', order }), order)).toEqual(['c']);
  });

  it('ignores rows that are no longer in the list', () => {
    expect(selectedOf(select(NOTHING_SELECTED, { type: 'all', order }), ['c', 'a'])).toEqual(['c', 'a']);
  });

  it('can be cleared', () => {
    expect(select(select(NOTHING_SELECTED, { type: 'all', order }), { type: 'clear' }).ids.size).toBe(0);
  });
});
