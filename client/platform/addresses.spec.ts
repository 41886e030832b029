import { liveSocketUrl } from './addresses';

describe('liveSocketUrl', () => {
  it('turns http into ws and carries the token', () => {
    expect(liveSocketUrl('t', { origin: 'http://localhost:3000' })).toBe(
      'ws://localhost:3000/api/v1/conversations/ws?token=t',
    );
    expect(liveSocketUrl('t', { origin: 'https://starling.example', conversationId: 'c', after: 'm' })).toBe(
      'wss://starling.example/api/v1/conversations/ws?token=t&conversation_id=c&after=m',
    );
  });
});
