import { Children, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReplyStatus } from '../store/reply-watch';
import { Announcer } from './Announcer';

const NONE: ReplyStatus = { state: 'none' };
const AWAITED: ReplyStatus = { state: 'awaited', messageId: 'u1' };
const ended = (key: string, isFailure = false): ReplyStatus => ({ state: 'ended', key, isFailure });

test.each([
  [false, NONE, ''],
  [false, AWAITED, ''],
  [true, AWAITED, 'Starling is answering'],
  [true, ended('a1'), 'Starling is answering'],
  [false, ended('a1'), 'Starling has answered'],
  [false, ended('a2', true), 'Starling could not answer'],
])('while streaming is %j and the reply is %j, a screen reader hears "%s"', (isStreaming, reply, text) => {
  const html = renderToStaticMarkup(<Announcer isStreaming={isStreaming} reply={reply} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
});

test('each answer is announced by an element of its own, because equal words in the same element are not read', () => {
  const keysFor = (key: string) => {
    const { children } = Announcer({ isStreaming: false, reply: ended(key) }).props;
    return Children.toArray(children).map((child) => isValidElement(child) && child.key);
  };
  expect(keysFor('a1')).toHaveLength(1);
  expect(keysFor('a1')).toEqual(keysFor('a1'));
  expect(keysFor('a2')).not.toEqual(keysFor('a1'));
});
