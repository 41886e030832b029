import { redact, redactText } from './redact.js';

describe('redaction for the log', () => {
  it.each([
    [
      '/api/v1/conversations/ws?token=eyJhbGciOi.eyJzdWIi.c2ln&after=1',
      '/api/v1/conversations/ws?token=[removed]&after=1',
    ],
    ['/login?invitation=aGVsbG8tdGhlcmU&x=1', '/login?invitation=[removed]&x=1'],
    [`/api/v1/calendars/${'aB3_-'.repeat(8)}xyz.ics`, '/api/v1/calendars/[removed].ics'],
    [`/api/v1/files/WyJ0ZXh0Il0.${'aB3_-'.repeat(8)}xyz`, '/api/v1/files/WyJ0ZXh0Il0.[removed]'],
    [`/api/v1/invitations/${'aB3_-'.repeat(8)}xyz/accept`, '/api/v1/invitations/[removed]/accept'],
    [`/invitations/${'aB3_-'.repeat(8)}xyz`, '/invitations/[removed]'],
    [
      '/api/v1/children/0190c7b0-7a3e-7cc1-8f3e-3f2a1b0c9d8e/state',
      '/api/v1/children/0190c7b0-7a3e-7cc1-8f3e-3f2a1b0c9d8e/state',
    ],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [removed]'],
    ['signed eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'signed [removed]'],
    ['ada.lovelace@example.org joined', 'a***@example.org joined'],
    ['/waitlist/status/ada%40example.org', '/waitlist/status/a***%40example.org'],
    ['postgres://starling:secret@db:5432/starling', 'postgres://db:5432/starling'],
    ['nothing to hide', 'nothing to hide'],
  ])('%s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it('removes secrets and texts of families by the names of their keys', () => {
    const fields = {
      access_token: 'a',
      refreshToken: 'b',
      headers: { authorization: 'c', cookie: 'd', accept: 'text/html' },
      password: 'e',
      message_content: 'f',
      content: 'g',
      code: 'Zk3_one-time-code-of-forty-three-characters',
      list: [{ client_secret: 'h', id: 7 }],
    };
    expect(redact(fields)).toEqual({
      access_token: '[removed]',
      refreshToken: '[removed]',
      headers: { authorization: '[removed]', cookie: '[removed]', accept: 'text/html' },
      password: '[removed]',
      message_content: '[removed]',
      content: '[removed]',
      code: '[removed]',
      list: [{ client_secret: '[removed]', id: 7 }],
    });
  });

  it('keeps error codes', () => {
    expect(redact({ code: 'conversation_not_found' })).toEqual({ code: 'conversation_not_found' });
    expect(redact({ code: 'ECONNREFUSED' })).toEqual({ code: 'ECONNREFUSED' });
    expect(redact({ code: '57P01' })).toEqual({ code: '57P01' });
  });

  it('keeps type, message, code and stack of an error, but not the statement that a driver attaches', () => {
    const error = Object.assign(new TypeError('it broke'), { code: '23505', query: 'INSERT …', parameters: ['hello'] });
    const shown = redact({ err: error }) as { err: Record<string, unknown> };
    expect(shown.err).toEqual({ type: 'TypeError', message: 'it broke', code: '23505', stack: expect.any(String) });
    expect(JSON.stringify(shown)).not.toContain('hello');
  });

  it('handles a value that contains itself', () => {
    const self: Record<string, unknown> = {};
    self.self = self;
    expect(JSON.stringify(redact(self))).toContain('[deep]');
  });
});
