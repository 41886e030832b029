import { DueTitles } from './due-titles.js';

it('asks once until a title was due again', () => {
  const titles = new DueTitles();
  expect(titles.mayBeDue('one', 2)).toBe(true);
  expect(titles.isDue('one', 2, { messageCount: 2, titledAtCount: 0 })).toBe(true);
  expect(titles.mayBeDue('one', 4)).toBe(false);
  expect(titles.mayBeDue('two', 4)).toBe(true);
  expect(titles.mayBeDue('one', 12)).toBe(true);
  // The title was made from the first four messages.
  expect(titles.isDue('one', 12, { messageCount: 12, titledAtCount: 4 })).toBe(false);
  expect([13, 14].map((seq) => titles.mayBeDue('one', seq))).toEqual([false, true]);
  expect(titles.isDue('one', 14, { messageCount: 14, titledAtCount: 4 })).toBe(true);
});

it('looks again at a conversation whose title is gone', () => {
  const titles = new DueTitles();
  titles.isDue('one', 2, { messageCount: 2, titledAtCount: 0 });
  titles.forget('one');
  expect(titles.mayBeDue('one', 3)).toBe(true);
});

it('forgets the conversation that it looked at first', () => {
  const titles = new DueTitles();
  for (let n = 0; n <= 10_000; n += 1) titles.isDue(`${n}`, 2, { messageCount: 2, titledAtCount: 0 });
  expect(['0', '1', '10000'].map((id) => titles.mayBeDue(id, 3))).toEqual([true, false, false]);
});
