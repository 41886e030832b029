import { Children, isValidElement } from 'react';
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

test('each answer is told by an element of its own, as the same words in the same one are not read', () => {
  const told = (key: string) => {
    const { children } = Announcer({ isStreaming: false, answered: { key, isFailure: false } }).props;
    return Children.toArray(children).map((child) => isValidElement(child) && child.key);
  };
  expect(told('a1')).toHaveLength(1);
  expect(told('a1')).toEqual(told('a1'));
  expect(told('a2')).not.toEqual(told('a1'));
});
