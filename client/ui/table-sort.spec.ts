import { type Sort, sortedWay, toggled } from './table-sort';

const name = { sort: { by: 'NAME', way: 'ascending' as const } };
const seen = { sort: { by: 'LAST_SEEN', way: 'descending' as const } };

describe('the order of a table', () => {
  it('is marked on the column that it follows, and on no other', () => {
    expect(sortedWay(name, { by: 'NAME', reversed: false })).toBe('ascending');
    expect(sortedWay(name, { by: 'NAME', reversed: true })).toBe('descending');
    expect(sortedWay(seen, { by: 'LAST_SEEN', reversed: true })).toBe('ascending');
    expect(sortedWay(seen, { by: 'NAME', reversed: false })).toBeUndefined();
    expect(sortedWay({}, { by: 'NAME', reversed: false })).toBeUndefined();
  });

  it('starts in the usual direction of the column and reverses with each click', () => {
    const sorts: Sort[] = [{ by: 'NAME', reversed: true }];
    for (const column of [seen, seen, seen, name]) sorts.push(toggled(column, sorts.at(-1)!));
    expect(sorts.slice(1)).toEqual([
      { by: 'LAST_SEEN', reversed: false },
      { by: 'LAST_SEEN', reversed: true },
      { by: 'LAST_SEEN', reversed: false },
      { by: 'NAME', reversed: false },
    ]);
  });
});
