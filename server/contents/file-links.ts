import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FILE_LINK_SECONDS } from '../../contract/contents.js';
import type { Actor } from '../access/actor.js';
import { Config } from '../platform/config/config.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import type { Content } from './content.js';

/** What the text of a story is called where variants are named. */
export const TEXT_FILE = 'text';

/** What a link opens, and for which session. */
export interface FileLink {
  readonly contentId: string;
  readonly name: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly tokenExpiresAt: Date;
}

/** Signs paths of files, because a picture on a page cannot send a token. Every read checks the session again. */
@Injectable()
export class FileLinks {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: DatabaseClock,
  ) {
    if (!config.jwtSecret) throw new Error('The signing secret has not been read yet');
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'starling file links', 32));
  }

  /** A path of this service. */
  urlOf({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>, contentId: string, name: string): string {
    const expiresAt = Math.floor(this.clock.now().getTime() / 1000) + FILE_LINK_SECONDS;
    const payload = Buffer.from(JSON.stringify([contentId, name, userId, sessionId, expiresAt])).toString('base64url');
    return `/api/v1/files/${payload}.${this.sign(payload).toString('base64url')}`;
  }

  /** The link of a path. `null`: this service has not signed it. */
  read(token: string): FileLink | null {
    const [payload = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [contentId, name, userId, sessionId, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return { contentId, name, userId, sessionId, tokenExpiresAt: new Date(expiresAt * 1000) };
  }

  private sign(payload: string): Buffer {
    return createHmac('sha256', this.key).update(payload).digest();
  }
}

/** The file that the link of a content opens: its text, or its largest variant. `null`: it is not whole. */
export function mainFileOf({ status, kind, variants }: Pick<Content, 'status' | 'kind' | 'variants'>): string | null {
  if (status !== 'success') return null;
  return variants.at(-1)?.name ?? (kind === 'story' ? TEXT_FILE : null);
}
