import { DISCONNECTS, type Disconnect, disconnectOfError } from '../../contract/disconnects.js';
import { LANGUAGES } from '../../contract/languages.js';
import { AppError } from '../platform/errors/app-error.js';
import { closingText } from './closing-text.js';

const explained = Object.values(DISCONNECTS as Readonly<Record<string, Disconnect>>).filter((one) => one.errorFrame);

it('says in three languages why each connection closes', () => {
  expect(explained.length).toBeGreaterThan(4);
  for (const { errorFrame } of explained) {
    const texts = LANGUAGES.map((language) => closingText(errorFrame!, language));
    expect(new Set(texts).size).toBe(3);
    expect(texts).not.toContain(errorFrame!.text);
  }
});

it('keeps the English words of the catalogue of disconnects', () => {
  const words = explained.map(({ reason, errorFrame }) => [reason, closingText(errorFrame!, 'en')]);
  expect(Object.fromEntries(words)).toEqual({
    token_expired: 'The access token has expired',
    too_many_bad_frames: 'Too many frames could not be read',
    internal: 'Failed to create conversation',
    restart: 'Starling restarts. Please connect again',
    unavailable: 'Please connect again',
    too_many_connections: 'Too many connections',
  });
});

it('keeps its text where a disconnect gets the reason of an error', () => {
  const { errorFrame } = { ...DISCONNECTS.internal, reason: 'unavailable' } satisfies Disconnect;
  expect(closingText(errorFrame, 'de')).toBe(closingText(DISCONNECTS.internal.errorFrame, 'de'));
});

it('says why an error closes a socket, and keeps what an error says of one case', () => {
  const frameOf = (error: AppError) => disconnectOfError(error).errorFrame!;
  const until = '2026-11-26T20:00:00.000Z';
  expect(closingText(frameOf(new AppError('paused')), 'de')).toBe('Starling macht Pause. Frag deine Erwachsenen');
  expect(closingText(frameOf(new AppError('paused', { message: 'Of this case' })), 'de')).toBe('Of this case');
  expect(frameOf(new AppError('quiet_hours', { until }))).toMatchObject({ text: 'quiet_hours', until });
});
