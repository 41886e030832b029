import { renderToStaticMarkup } from 'react-dom/server';
import { Announcer } from './Announcer';

const FINE = { key: 'a1', isFailure: false };

test.each([
  [false, null, ''],
  [true, null, 'Starling is answering'],
  [true, FINE, 'Starling is answering'],
  [false, FINE, 'Starling has answered'],
  [false, { key: 'a2', isFailure: true }, 'Starling could not answer'],
])('streaming %j and answered by %j is told as "%s"', (isStreaming, answered, text) => {
  const html = renderToStaticMarkup(<Announcer isStreaming={isStreaming} answered={answered} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
});
