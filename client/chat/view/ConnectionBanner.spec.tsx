import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConnectionBanner } from './ConnectionBanner';

test('after the last attempt the chat says that the message is kept and when it tries again', () => {
  const message = 'Connection failed after maximum retry attempts';
  const connection = { state: 'error', message, attempt: 5, nextAttemptAt: null, canRetry: true } as const;
  const page = renderToStaticMarkup(
    <MantineProvider>
      <ConnectionBanner connection={connection} onRetry={() => undefined} />
    </MantineProvider>,
  );
  expect(page.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, '')).toBe(
    'Connection failed after maximum retry attempts Your message is kept. We will try again when you are online.Retry',
  );
});
