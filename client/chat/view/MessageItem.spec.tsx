import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ChatMessage, chatMessage } from '../store/chat-message';
import { MessageItem } from './MessageItem';
import type { NextSteps } from './NextSteps';

const nothing = () => undefined;

const NEXT: NextSteps = { canAsk: true, canRepeat: true, canGoOn: true, isOverdue: false };

/** The page around one message, without the styles. `next` is null for a message that is not the newest. */
function drawn(message: ChatMessage, next: NextSteps | null = null): string {
  const page = renderToStaticMarkup(
    <MantineProvider>
      <article>
        <MessageItem
          message={message}
          edit={null}
          onEdit={nothing}
          onChangeEdit={nothing}
          onSaveEdit={nothing}
          onCancelEdit={nothing}
          onRemove={nothing}
          onReact={nothing}
          onReport={nothing}
          onRetry={nothing}
          onDiscard={nothing}
          next={next}
          onAskAgain={nothing}
          onGoOn={nothing}
        />
      </article>
    </MantineProvider>,
  );
  return page.slice(page.indexOf('<article>'));
}

const wordsOf = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a reader sees of a message that was not sent. */
const seen = (problem: string | null) =>
  wordsOf(drawn(chatMessage({ id: 'c-1', role: 'user', content: 'Hello', status: 'failed', problem })));

/** The names of the buttons of a message. */
function buttons(message: ChatMessage): string[] {
  return [...drawn(message).matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label ?? '');
}

test('a message that was not sent says so, with the reason if there is one', () => {
  expect(seen(null)).toBe('You said Hello This message was not sent. It is kept here. Retry Discard');
  expect(seen('Network error')).toContain('It is kept here. Network error Retry');
});

test.each([
  ['sending', null, 'Sending'],
  ['sent', 'check', 'Sent'],
  ['delivered', 'checks', 'Delivered'],
  ['read', 'checks', 'Read'],
  ['failed', null, 'Not sent'],
] as const)(
  'the reader\'s own message with the status %s has the ticks %j and the label "%s"',
  (status, ticks, label) => {
    const page = drawn(chatMessage({ id: 'm1', role: 'user', content: 'Hello', status }));
    const sign = page.slice(page.indexOf(`role="img" aria-label="${label}"`));
    expect(sign).not.toBe('');
    expect(/tabler-icon-(checks?)\b/.exec(sign)?.[1] ?? null).toBe(ticks);
  },
);

test('an answer has no ticks', () => {
  expect(drawn(chatMessage({ id: 'm2', role: 'assistant', content: 'Hello' }))).not.toContain('data-ticks');
});

test("the reader's own messages can be copied, edited and deleted; answers can be reacted to and reported", () => {
  expect(buttons(chatMessage({ id: 'm1', role: 'user', content: 'Hello' }))).toEqual(['Copy', 'Edit', 'Delete']);
  expect(buttons(chatMessage({ id: 'm2', role: 'assistant', content: 'Hello' }))).toEqual(['Copy', 'React', 'Report']);
});

const answer = (rest: Partial<ChatMessage>) =>
  chatMessage({ id: 'a1', role: 'assistant', content: 'Owls sleep', originalMessageId: 'm1', ...rest });
const question = (rest: Partial<ChatMessage> = {}) =>
  chatMessage({ id: 'm1', role: 'user', content: 'Hello', ...rest });

test.each([
  ['was stopped', answer({ responseType: 'stopped' }), NEXT, 'You stopped this answer. Go on Ask again'],
  ['broke off', answer({ truncated: true }), NEXT, 'This answer is incomplete. Go on Ask again'],
  [
    'was stopped and cannot be continued',
    answer({ responseType: 'stopped' }),
    { ...NEXT, canGoOn: false },
    'You stopped this answer. Ask again',
  ],
  [
    'was stopped and whose question is not there',
    answer({ responseType: 'stopped' }),
    { ...NEXT, canRepeat: false },
    'You stopped this answer. Go on',
  ],
  ['was stopped before the newest message', answer({ responseType: 'stopped' }), null, 'You stopped this answer.'],
  [
    'was stopped before its first word',
    question({ isAnswerStopped: true }),
    NEXT,
    'You stopped this answer. Ask again',
  ],
  [
    'is overdue',
    question(),
    { ...NEXT, isOverdue: true },
    'There is no answer yet. It will show here when it comes. Ask again',
  ],
  [
    'failed',
    answer({ responseType: 'error', content: 'I encountered an error processing your request.' }),
    NEXT,
    'Starling said I encountered an error processing your request. Your question is saved. Try again',
  ],
] as const)('an answer that %s says so and offers what to do next', (_what, message, next, words) => {
  expect(wordsOf(drawn(message, next))).toContain(words);
});

test('an answer whose question is not there offers no way to ask it again', () => {
  for (const responseType of ['stopped', 'error']) {
    expect(wordsOf(drawn(answer({ responseType }), { ...NEXT, canRepeat: false }))).not.toContain('again');
  }
});

test('a failed answer cannot be copied, reacted to or reported', () => {
  expect(buttons(answer({ responseType: 'error' }))).toEqual([]);
});

test('a complete answer and its question offer no next step', () => {
  for (const message of [answer({}), question()]) {
    expect(wordsOf(drawn(message, NEXT))).not.toMatch(/again|Go on/);
  }
});

test('nothing can be asked while the chat is busy', () => {
  const page = drawn(answer({ responseType: 'stopped' }), { ...NEXT, canAsk: false });
  expect(page.match(/<button[^>]* disabled=""[^>]*>.*?(?:Go on|Ask again)/g)).toHaveLength(2);
});
