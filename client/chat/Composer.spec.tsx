import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Composer } from './Composer';

const nothing = () => undefined;

function drawn({ isCoolingDown }: { isCoolingDown: boolean }): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <Composer
        text="Another question"
        onText={nothing}
        canSend={!isCoolingDown}
        isStreaming={false}
        isAwaiting={false}
        isCoolingDown={isCoolingDown}
        onSend={() => true}
        onStop={nothing}
        onTyping={nothing}
      />
    </MantineProvider>,
  );
}

/** The tag of the button that sends. */
const sendButton = (page: string) => /<button[^>]*aria-label="Send message"[^>]*>/.exec(page)?.[0];

test('the input of a conversation has four rows', () => {
  expect(/<textarea[^>]*>/.exec(drawn({ isCoolingDown: false }))?.[0]).toContain('rows="4"');
});

test('the send button says how long to wait while it cools down, and is disabled', () => {
  const waiting = drawn({ isCoolingDown: true });
  expect(waiting).toContain('Please wait 15 seconds before sending another message');
  expect(sendButton(waiting)).toContain('disabled');
  const ready = drawn({ isCoolingDown: false });
  expect(ready).not.toContain('Please wait');
  expect(sendButton(ready)).not.toContain('disabled');
});
