import { DueTitles } from './due-titles.js';

it('asks after the first reply and then every ten messages, also before the title has come', () => {
  const titles = new DueTitles();
  const dueAt = (titledAtCount: number, messageCounts: number[]) =>
    messageCounts.filter((messageCount) => titles.isDue('one', { messageCount, titledAtCount }));
  expect(dueAt(0, [2, 4, 6, 8, 10, 12, 14])).toEqual([2, 12]);
  // The title was made when four more messages had come.
  expect(dueAt(16, [16, 18, 24, 26, 28])).toEqual([26]);
  expect(titles.isDue('two', { messageCount: 4, titledAtCount: 0 })).toBe(true);
});

it('asks on another node by what is stored', () => {
  const titles = new DueTitles();
  expect(titles.isDue('one', { messageCount: 11, titledAtCount: 2 })).toBe(false);
  expect(titles.isDue('one', { messageCount: 12, titledAtCount: 2 })).toBe(true);
});

it('starts again where an edit has removed most of the messages', () => {
  const titles = new DueTitles();
  titles.isDue('one', { messageCount: 30, titledAtCount: 12 });
  expect(titles.isDue('one', { messageCount: 12, titledAtCount: 6 })).toBe(false);
  expect(titles.isDue('one', { messageCount: 16, titledAtCount: 6 })).toBe(true);
});

it('asks again where asking failed', () => {
  const titles = new DueTitles();
  titles.isDue('one', { messageCount: 2, titledAtCount: 0 });
  titles.forget('one');
  expect(titles.isDue('one', { messageCount: 4, titledAtCount: 0 })).toBe(true);
});

it('forgets the conversation that it asked for first', () => {
  const titles = new DueTitles();
  const counts = { messageCount: 2, titledAtCount: 0 };
  for (let n = 0; n <= 10_000; n += 1) titles.isDue(`${n}`, counts);
  expect(['1', '10000', '0'].map((id) => titles.isDue(id, counts))).toEqual([false, false, true]);
});
