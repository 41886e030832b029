import { readLiveFrame } from './live-frame';

describe('readLiveFrame', () => {
  test('translates upper-case words and drops nulls', () => {
    const read = readLiveFrame({
      type: 'user_message',
      content: 'Hi',
      conversationId: 'c1',
      userId: null,
      timestamp: '2026-01-01T00:00:00.000Z',
      metadata: { messageId: 'u1', role: 'USER', status: 'DELIVERED', offset: null, error: null, __typename: 'X' },
    });
    expect(read).toEqual({
      type: 'user_message',
      content: 'Hi',
      conversationId: 'c1',
      userId: null,
      timestamp: '2026-01-01T00:00:00.000Z',
      metadata: { messageId: 'u1', role: 'user', status: 'delivered' },
    });
  });

  test.each([null, undefined, 7, 'text', [], {}, { type: 3 }])('takes %j for no frame', (value) => {
    expect(readLiveFrame(value)).toBeNull();
  });

  test.each([
    [{ content: 7 }, { content: '' }],
    [{ metadata: null }, { metadata: {} }],
    [{ metadata: { offset: -1 } }, { metadata: {} }],
    [{ metadata: { offset: Number.NaN } }, { metadata: {} }],
    [{ metadata: { role: 'KING' } }, { metadata: {} }],
    [{ metadata: { error: { code: 'a' } } }, { metadata: { error: { code: 'a', message: '' } } }],
  ])('reads %j as %j', (given, expected) => {
    expect(readLiveFrame({ type: 'x', ...given })).toMatchObject(expected);
  });
});
