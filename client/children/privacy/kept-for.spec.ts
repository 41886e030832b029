import { keptFor } from './kept-for';

test('names each rule once, the one for most first', () => {
  const entries = [
    { label: 'Devices that were let in', retention: 'Ten minutes' },
    { label: 'Nickname', retention: 'Until you erase the child' },
    { label: 'Rules', retention: 'Until you erase the child' },
  ];
  expect(keptFor(entries)).toEqual([
    { rule: 'Until you erase the child', labels: ['Nickname', 'Rules'] },
    { rule: 'Ten minutes', labels: ['Devices that were let in'] },
  ]);
});
