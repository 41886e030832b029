import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloseCode } from 'graphql-ws';
import { DISCONNECTS, type Disconnect, disconnectOf, disconnectOfError } from './disconnects.js';

const ROOT = join(import.meta.dirname, '..');
const entries: [string, Disconnect][] = Object.entries(DISCONNECTS);

/** Every close frame that the entries stand for, over both transports. */
const closeFrames = entries.flatMap(([name, { code, graphqlCode, reason }]) =>
  [...new Set([code, graphqlCode ?? code])].map((sent) => ({ name, frame: `${sent} ${reason}` })),
);

describe('the catalogue of disconnects', () => {
  it('has one entry for each close frame', () => {
    const names = new Map<string, string[]>();
    for (const { name, frame } of closeFrames) names.set(frame, [...(names.get(frame) ?? []), name]);
    expect([...names.values()].filter((sharing) => sharing.length > 1)).toEqual([]);
  });

  it('finds each entry by the close frame of each transport', () => {
    for (const [, entry] of entries) {
      for (const code of [entry.code, entry.graphqlCode ?? entry.code]) {
        expect(disconnectOf({ code, reason: entry.reason })).toEqual(entry);
      }
    }
  });

  it('has every code that the graphql-ws server closes with', () => {
    const byClientsOnly = [
      CloseCode.InternalClientError,
      CloseCode.BadResponse,
      CloseCode.ConnectionAcknowledgementTimeout,
    ];
    const codes = Object.values(CloseCode).filter((code) => typeof code === 'number');
    const sent = codes.filter((code) => !byClientsOnly.includes(code));
    expect(sent.filter((code) => disconnectOf({ code, reason: 'x' }).code !== code)).toEqual([CloseCode.Forbidden]);
    expect(disconnectOf({ code: CloseCode.Forbidden, reason: 'x' })).toMatchObject({ graphqlCode: 4403 });
  });

  it('takes a code that is not listed for a lost connection and keeps the reason', () => {
    expect(disconnectOf({ code: 4999, reason: 'new' })).toEqual({ ...DISCONNECTS.lost, reason: 'new' });
  });

  it('treats a reason that is not listed like the first entry of its code', () => {
    expect(disconnectOf({ code: 1008, reason: 'new' })).toMatchObject({ reconnect: 'fresh_token_backoff' });
    expect(disconnectOf({ code: 4403, reason: 'new' })).toMatchObject({ reconnect: 'fresh_token_backoff' });
    expect(disconnectOf({ code: 1012, reason: 'new' })).toMatchObject({ reconnect: 'soon' });
  });

  it('closes a refused connection with the code of its error as the reason', () => {
    for (const code of ['token_expired', 'waitlisted', 'rate_limited', 'validation_failed'] as const) {
      expect(disconnectOfError({ code })).toMatchObject({ reason: code, errorFrame: { text: code } });
    }
    expect(disconnectOfError({ code: 'validation_failed' }).code).toBe(1008);
    expect(disconnectOfError({ code: 'rate_limited' }).code).toBe(1013);
  });

  it('is the only source file that spells close codes', () => {
    const offenders: string[] = [];
    const sources = ['server', 'client', 'contract'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    for (const file of sources) {
      if (!/\.tsx?$/.test(file)) continue;
      if (/\.(?:i?test|spec)\.tsx?$|^client\/gql\/|^contract\/disconnects\.ts$/.test(file)) continue;
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (/(?<![\w.-])(?:100[2-9]|101[1-3]|44\d\d|4500)(?![\w.-])/.test(text)) offenders.push(file);
    }
    expect(offenders).toEqual([]);
    // It reads every source file.
  }, 30_000);
});
