import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Composer } from './Composer';

const nothing = () => undefined;

interface State {
  isCoolingDown?: boolean;
  isStreaming?: boolean;
  isAwaiting?: boolean;
}

function drawn({ isCoolingDown = false, isStreaming = false, isAwaiting = false }: State): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <Composer
        text="Another question"
        onText={nothing}
        caret={{ current: null }}
        canSend={!isCoolingDown}
        isStreaming={isStreaming}
        isAwaiting={isAwaiting}
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

test('the composer of a conversation has four rows', () => {
  expect(/<textarea[^>]*>/.exec(drawn({}))?.[0]).toContain('rows="4"');
});

test('the send button is disabled during the cool-down and says how long to wait', () => {
  const waiting = drawn({ isCoolingDown: true });
  expect(waiting).toContain('Please wait 15 seconds before sending another message');
  expect(sendButton(waiting)).toContain('disabled');
  const ready = drawn({});
  expect(ready).not.toContain('Please wait');
  expect(sendButton(ready)).not.toContain('disabled');
});

test('one stop button takes the place of the send button from the first moment of waiting to the last text', () => {
  const stopButton = (page: string) => /<button[^>]*aria-label="Stop answering"[^>]*>/.exec(page)?.[0];
  const waiting = drawn({ isAwaiting: true, isCoolingDown: true });
  const streaming = drawn({ isStreaming: true, isCoolingDown: true });
  expect(stopButton(waiting)).toBeDefined();
  expect(stopButton(streaming)).toBe(stopButton(waiting));
  expect([sendButton(waiting), sendButton(streaming)]).toEqual([undefined, undefined]);
  expect(stopButton(drawn({}))).toBeUndefined();
});

test('a text that is written while an answer is on its way says how long to wait', () => {
  expect(drawn({ isAwaiting: true, isCoolingDown: true })).toContain('Please wait 15 seconds');
  expect(drawn({ isAwaiting: true })).not.toContain('Please wait');
});
