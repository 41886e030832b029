import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ChatMessage, chatMessage } from './chat-message';
import { MessageItem } from './MessageItem';

const nothing = () => undefined;

/** The page around one message, without the styles. */
function drawn(message: ChatMessage): string {
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
        />
      </article>
    </MantineProvider>,
  );
  return page.slice(page.indexOf('<article>'));
}

/** What a reader sees of a message that was not sent. */
function seen(problem: string | null): string {
  return drawn(chatMessage({ id: 'c-1', role: 'user', content: 'Hello', status: 'failed', problem }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The names of the buttons of a message. */
function buttons(message: ChatMessage): string[] {
  return [...drawn(message).matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label ?? '');
}

test('a message that was not sent says so, and why where that is known', () => {
  expect(seen(null)).toBe('You said Hello This message was not sent. It is kept here. Retry Discard');
  expect(seen('Network error')).toContain('It is kept here. Network error Retry');
});

test.each([
  ['sending', null, 'Sending'],
  ['sent', 'check', 'Sent'],
  ['delivered', 'checks', 'Delivered'],
  ['read', 'checks', 'Read'],
  ['failed', null, 'Not sent'],
] as const)('one\'s own message that is %s has the ticks %j and the label "%s"', (status, ticks, label) => {
  const page = drawn(chatMessage({ id: 'm1', role: 'user', content: 'Hello', status }));
  const sign = page.slice(page.indexOf(`role="img" aria-label="${label}"`));
  expect(sign).not.toBe('');
  expect(/tabler-icon-(checks?)\b/.exec(sign)?.[1] ?? null).toBe(ticks);
});

test('an answer has no ticks', () => {
  expect(drawn(chatMessage({ id: 'm2', role: 'assistant', content: 'Hello' }))).not.toContain('data-ticks');
});

test("edit and delete are offered with one's own message, and not with an answer", () => {
  expect(buttons(chatMessage({ id: 'm1', role: 'user', content: 'Hello' }))).toEqual([
    'Copy',
    'React',
    'Edit',
    'Delete',
    'Report',
  ]);
  expect(buttons(chatMessage({ id: 'm2', role: 'assistant', content: 'Hello' }))).toEqual(['Copy', 'React', 'Report']);
});
