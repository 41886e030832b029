import { Injectable, Logger } from '@nestjs/common';
import type { PushPayload } from '../../contract/push.js';
import { Config } from '../platform/config/config.js';
import { Sealer, sha256Hex } from '../platform/crypto.js';
import { NotPublic, PublicHttps } from '../platform/http/public-https.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { encryptPush } from './encrypt-push.js';
import { type BrowserAddress, browserAddress } from './push-subscription.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { vapidAuthorization } from './vapid.js';
import { VapidKeyStore } from './vapid-key-store.js';

export interface Push {
  readonly payload: PushPayload;
  readonly isUrgent: boolean;
  /** Push services keep it for a browser that is off until then. */
  readonly expiresAt: Date;
}

const OUTCOMES = ['sent', 'gone', 'refused', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** After so many in a row a subscription is removed: refusals, and services that keep us waiting. */
const FAILURES_MAX = 10;
/** The browser has given the subscription up (RFC 8030, section 7.3). */
const GONE = new Set([404, 410]);
/** Another try may go better. */
const TRY_AGAIN = new Set([408, 425, 429]);

/** Sends pushes to browsers (RFC 8030). */
@Injectable()
export class PushSender {
  private readonly logger = new Logger('Push');
  private readonly outcomes: { inc(labels: { outcome: Outcome }, count?: number): void };

  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly keys: VapidKeyStore,
    private readonly requests: PublicHttps,
    private readonly sealer: Sealer,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.labelledCounter('starling_pushes_total', 'Pushes by what became of them', ['outcome']);
    for (const outcome of OUTCOMES) this.outcomes.inc({ outcome }, 0);
  }

  /**
   * Sends to one browser of an account. Does nothing if the subscription, its session or its key is gone.
   * @throws if another try may go better
   */
  async send({ id, userId }: { id: string; userId: string }, push: Push): Promise<void> {
    const stored = await this.subscriptions.findLive(id, userId);
    if (!stored) return;
    const { publicKey } = await this.keys.current();
    const text = this.sealer.open(stored.sealed);
    if (text === null || stored.keyHash !== sha256Hex(publicKey)) return this.subscriptions.delete(id);
    const status = await this.post(id, browserAddress.parse(JSON.parse(text)), push);
    if (status !== null) await this.settle(id, status);
  }

  /** The status of the answer. `null`: the endpoint is not public any more, and the subscription is removed. */
  private async post(id: string, address: BrowserAddress, push: Push): Promise<number | null> {
    const { endpoint, p256dh, auth } = address;
    const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
    const body = encryptPush(Buffer.from(JSON.stringify(push.payload)), keys);
    const seconds = Math.max(0, Math.round((push.expiresAt.getTime() - Date.now()) / 1_000));
    const headers = {
      Authorization: await vapidAuthorization(endpoint, await this.keys.current(), this.config.vapidSubject),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(seconds),
      Urgency: push.isUrgent ? 'high' : 'normal',
      Topic: topicOf(push.payload.tag),
    };
    try {
      return await this.requests.post(endpoint, headers, body);
    } catch (error) {
      if (error instanceof NotPublic) {
        this.logger.warn({ subscription: id, err: error }, 'A push subscription is not public any more and is removed');
        this.outcomes.inc({ outcome: 'gone' });
        await this.subscriptions.delete(id);
        return null;
      }
      this.outcomes.inc({ outcome: 'failed' });
      // A service that keeps us waiting holds up others, so it may not do so forever.
      if ((error as Error).name === 'AbortError') await this.countFailure(id);
      throw error;
    }
  }

  private async settle(id: string, status: number): Promise<void> {
    if (status >= 200 && status < 300) {
      this.outcomes.inc({ outcome: 'sent' });
      return this.subscriptions.noteSuccess(id);
    }
    if (GONE.has(status)) {
      this.outcomes.inc({ outcome: 'gone' });
      return this.subscriptions.delete(id);
    }
    if (status >= 500 || TRY_AGAIN.has(status)) {
      this.outcomes.inc({ outcome: 'failed' });
      throw new Error(`The push service answered ${status}`);
    }
    this.outcomes.inc({ outcome: 'refused' });
    this.logger.warn({ subscription: id, status }, 'A push service refused a push');
    await this.countFailure(id);
  }

  private async countFailure(id: string): Promise<void> {
    if ((await this.subscriptions.noteFailure(id)) >= FAILURES_MAX) await this.subscriptions.delete(id);
  }
}

/** Push services replace a waiting push with the same topic: at most 32 characters of base64url (RFC 8030, section 5.4). */
function topicOf(tag: string): string {
  return sha256Hex(tag).slice(0, 32);
}
