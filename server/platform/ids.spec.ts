import { isUuid, newId } from './ids.js';

describe('ids', () => {
  it('are version 7 UUIDs, all different', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
  });

  it('sort by the millisecond of their creation', () => {
    const first = newId().slice(0, 13);
    const second = newId().slice(0, 13);
    expect(first <= second).toBe(true);
  });

  it.each([[null], [42], [''], ['abc'], [`${newId()} `], [newId().slice(1)]])('are not recognised in %j', (value) => {
    expect(isUuid(value)).toBe(false);
  });
});
