import { isUuid, newId } from './ids.js';

describe('ids', () => {
  it('makes version 7 UUIDs that are all different', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
  });

  it('sorts by the millisecond of its making', () => {
    const first = newId().slice(0, 13);
    const second = newId().slice(0, 13);
    expect(first <= second).toBe(true);
  });

  it.each([[null], [42], [''], ['abc'], [`${newId()} `], [newId().slice(1)]])('takes %j for no UUID', (value) => {
    expect(isUuid(value)).toBe(false);
  });
});
