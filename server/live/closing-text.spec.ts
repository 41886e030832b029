import { DISCONNECTS, type Disconnect, disconnectOfError } from '../../contract/disconnects.js';
import { AppError } from '../platform/errors/app-error.js';
import { closingText } from './closing-text.js';

const explained = Object.values(DISCONNECTS as Readonly<Record<string, Disconnect>>).filter((one) => one.errorFrame);

it('has every text of the catalogue of disconnects in German and Spanish', () => {
  expect(explained.length).toBeGreaterThan(4);
  for (const { reason, errorFrame } of explained) {
    const { message } = errorFrame!;
    expect(closingText(reason, message, 'en')).toBe(message);
    expect(new Set([message, closingText(reason, message, 'de'), closingText(reason, message, 'es')]).size).toBe(3);
  }
});

it('says why an error closes a socket, and keeps what an error says of one case', () => {
  const { reason, errorFrame } = disconnectOfError(new AppError('paused'));
  expect(closingText(reason, errorFrame!.message, 'de')).toBe('Starling macht Pause. Frag deine Erwachsenen');
  expect(closingText('paused', 'Of this case', 'de')).toBe('Of this case');
});
