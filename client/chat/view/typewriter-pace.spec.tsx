import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { chatMessage } from '../store/chat-message';

const nothing = () => undefined;
const useTypewriter = jest.fn((text: string, _isAnimated: boolean, _characterMs?: number) => text);

jest.unstable_mockModule('./useTypewriter', () => ({ useTypewriter }));
const { MessageItem } = await import('./MessageItem');

test.each([
  ['is typed out at 20 ms a character', true],
  ['from history is not typed out', false],
])('an answer that arrives in one piece %s', (_what, isFresh) => {
  renderToStaticMarkup(
    <MantineProvider>
      <MessageItem
        message={chatMessage({ id: `m-${isFresh}`, role: 'assistant', content: 'Owls sleep by day.', isFresh })}
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
        next={null}
        onAskAgain={nothing}
        onGoOn={nothing}
      />
    </MantineProvider>,
  );
  expect(useTypewriter).toHaveBeenLastCalledWith('Owls sleep by day.', isFresh, 20);
});
