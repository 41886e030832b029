import { jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { chatMessage } from './chat-message';

const nothing = () => undefined;
const useTypewriter = jest.fn((text: string, _isAnimated: boolean, _characterMs?: number) => text);

jest.unstable_mockModule('./useTypewriter', () => ({ useTypewriter }));
const { MessageItem } = await import('./MessageItem');

test.each([
  ['is written out at 20 ms a character', true],
  ['that was there before is not written out', false],
])('a whole answer %s', (_what, isFresh) => {
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
      />
    </MantineProvider>,
  );
  expect(useTypewriter).toHaveBeenLastCalledWith('Owls sleep by day.', isFresh, 20);
});
