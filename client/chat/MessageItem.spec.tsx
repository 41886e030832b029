import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { chatMessage } from './chat-message';
import { MessageItem } from './MessageItem';

const nothing = () => undefined;

/** What a reader sees of a message that was not sent. */
function seen(problem: string | null): string {
  const message = chatMessage({ id: 'c-1', role: 'user', content: 'Hello', status: 'failed', problem });
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
  return page
    .slice(page.indexOf('<article>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a message that was not sent says so, and why where that is known', () => {
  expect(seen(null)).toBe('You said Hello This message was not sent. It is kept here. Retry Discard');
  expect(seen('Network error')).toContain('It is kept here. Network error Retry');
});
