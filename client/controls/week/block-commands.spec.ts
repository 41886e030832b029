import { commandOf, type Layout } from './block-commands';

const press = (key: string, layout: Layout, held: 'shiftKey' | 'altKey' | 'ctrlKey' | null = null) =>
  commandOf(
    { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...(held && { [held]: true }) },
    layout,
  );

describe('the keys of a block', () => {
  it('follow the picture', () => {
    expect(press('ArrowDown', 'columns')).toEqual({ kind: 'time', edge: 'both', by: 15 });
    expect(press('ArrowRight', 'columns')).toEqual({ kind: 'day', by: 1 });
    expect(press('ArrowRight', 'rows')).toEqual({ kind: 'time', edge: 'both', by: 15 });
    expect(press('ArrowUp', 'rows')).toEqual({ kind: 'day', by: -1 });
  });

  it('move one end with Shift or Alt', () => {
    expect(press('ArrowUp', 'columns', 'shiftKey')).toEqual({ kind: 'time', edge: 'end', by: -15 });
    expect(press('ArrowLeft', 'rows', 'altKey')).toEqual({ kind: 'time', edge: 'start', by: -15 });
    expect(press('ArrowLeft', 'columns', 'shiftKey')).toBeNull();
  });

  it('remove, and leave other keys to the browser', () => {
    expect(press('Delete', 'rows')).toEqual({ kind: 'remove' });
    expect(press('Enter', 'rows')).toBeNull();
    expect(press('ArrowDown', 'columns', 'ctrlKey')).toBeNull();
  });
});
