import { isReplying } from './replying';

const now = Date.parse('2026-01-01T10:00:00Z');

it.each([
  ['a fresh question', { lastMessage: { role: 'USER', createdAt: '2026-01-01T09:59:50Z' } }, true],
  ['a clock that runs behind the server', { lastMessage: { role: 'USER', createdAt: '2026-01-01T10:00:05Z' } }, true],
  ['an answer', { lastMessage: { role: 'ASSISTANT', createdAt: '2026-01-01T09:59:50Z' } }, false],
  ['a question whose answer was stopped', { lastMessage: { role: 'USER', createdAt: '2026-01-01T09:50:00Z' } }, false],
  ['no message', { lastMessage: null }, false],
])('after %s', (_name, conversation, expected) => {
  expect(isReplying(conversation, now)).toBe(expected);
});
