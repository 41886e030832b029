import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { Sealer, sha256Hex } from '../platform/crypto.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { PublicHttps } from '../platform/http/public-https.js';
import { newId } from '../platform/ids.js';
import { PersonalData } from '../privacy/personal-data.js';
import { toRest } from './push.presenter.js';
import { type BrowserAddress, browserAddress, type PushSubscription } from './push-subscription.js';
import { PushSubscriptionsRepository, type StoredSubscription } from './push-subscriptions.repository.js';
import { VapidKeyStore } from './vapid-key-store.js';

/** The browsers that get the pushes of an account, each as long as its session lives. */
@Injectable()
export class PushSubscriptions implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly keys: VapidKeyStore,
    private readonly requests: PublicHttps,
    private readonly sealer: Sealer,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'push_subscriptions',
      export: async ({ userId }, manager) => {
        const stored = await this.subscriptions.listOf(userId, manager);
        return stored.flatMap((one) => this.open(one) ?? []).map(toRest);
      },
    });
  }

  /** The public key that browsers subscribe with. */
  async publicKey(): Promise<string> {
    return (await this.keys.current()).publicKey;
  }

  /**
   * Stores the subscription of the caller's browser, or renews it.
   * @throws AppError `validation_failed` for an endpoint that is not on the public internet
   */
  async save({ userId, sessionId }: Actor, address: BrowserAddress): Promise<PushSubscription> {
    if (!(await this.requests.mayReach(address.endpoint))) {
      throw fieldError('endpoint', 'publicAddress');
    }
    const stored = await this.subscriptions.save({
      id: newId(),
      userId,
      sessionId,
      endpointHash: sha256Hex(address.endpoint),
      sealed: this.sealer.seal(JSON.stringify(address)),
      keyHash: sha256Hex(await this.publicKey()),
    });
    return { ...address, id: stored.id, createdAt: stored.createdAt };
  }

  /** @throws AppError `push_subscription_not_found` if the account has none with this endpoint */
  async delete({ userId }: Actor, endpoint: string): Promise<void> {
    const existed = await this.subscriptions.deleteByEndpoint(userId, sha256Hex(endpoint));
    if (!existed) throw new AppError('push_subscription_not_found');
  }

  /** Ends every push to an account. @returns how many browsers got them */
  deleteOf(userId: string, manager: EntityManager): Promise<number> {
    return this.subscriptions.deleteOf(userId, manager);
  }

  /** The subscriptions of these accounts. */
  idsOf(userIds: readonly string[], manager: EntityManager): Promise<{ id: string; userId: string }[]> {
    return this.subscriptions.idsOf(userIds, manager);
  }

  /** `null`: it was sealed under another signing secret. */
  private open({ id, sealed, createdAt }: StoredSubscription): PushSubscription | null {
    const text = this.sealer.open(sealed);
    return text === null ? null : { ...browserAddress.parse(JSON.parse(text)), id, createdAt };
  }
}
