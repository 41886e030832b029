import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SLOW_DOWN_SECONDS, WRONG_CODES_MAX } from '../../contract/devices.js';
import type { Actor } from '../access/actor.js';
import type { Caller } from '../auth/sign-in.service.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { OncePerCluster } from '../platform/jobs/periodic-task.js';
import { RetentionClasses } from '../privacy/retention-classes.js';
import type { DeviceTokens } from './device.js';
import { DeviceSessions, type OpenedDevice } from './device-sessions.js';
import { keyedHash, newPictures, newUserCode, typedUserCode } from './pairing-codes.js';
import { type AskedPairing, PairingsRepository, type PendingPairing } from './pairings.repository.js';
import { platformOf } from './platform-of.js';

/** Two devices draw the same code once in 25 million times, so a second attempt always suffices. */
const ATTEMPTS = 2;
const FULL_RETRY_SECONDS = 60;

export interface StartedPairing {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly picture: string;
}

/** What a guardian sees of a waiting device. */
export interface PairingRequest extends Pick<PendingPairing, 'platform' | 'pictures' | 'requestedAt'> {
  /** The device called from the network that the guardian calls from. */
  readonly isSameNetwork: boolean;
}

type Answer =
  | { kind: 'authorization_pending' | 'access_denied' | 'expired_token' }
  | { kind: 'slow_down'; intervalSeconds: number }
  | { kind: 'opened'; opened: OpenedDevice };

/** Pairs a device with a child (RFC 8628): the device shows a code and a picture, and a guardian enters both. */
@Injectable()
export class PairingsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly pairings: PairingsRepository,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
    private readonly deviceSessions: DeviceSessions,
    private readonly retention: RetentionClasses,
  ) {}

  onModuleInit(): void {
    this.retention.register({
      name: 'device_pairings',
      label: 'Devices that waited for a code',
      rule: 'Until the code expires',
      sweep: 'Every minute',
      count: (manager) => this.pairings.countExpired(manager),
    });
  }

  /** @throws AppError `rate_limited` while too many devices wait */
  async start({ address, userAgent }: Caller): Promise<StartedPairing> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const started = { deviceCode: randomToken(), userCode: newUserCode(), ...newPictures() };
      const isStored = await this.pairings.insert({
        deviceCodeHash: sha256Hex(started.deviceCode),
        userCodeHash: this.hash('user code', started.userCode),
        picture: started.picture,
        pictures: started.pictures,
        platform: platformOf(userAgent),
        networkHash: this.hash('network', address),
      });
      if (isStored) return started;
    }
    throw new AppError('rate_limited', { headers: { 'Retry-After': String(FULL_RETRY_SECONDS) } });
  }

  /**
   * The tokens of an approved device, once. The pairing ends with them.
   * @throws AppError `authorization_pending`, `slow_down`, `expired_token` or `access_denied`
   */
  async redeem(deviceCode: string, caller: Caller): Promise<DeviceTokens> {
    const hash = sha256Hex(deviceCode);
    const answer = await this.dataSource.transaction(async (manager): Promise<Answer> => {
      const asked = await this.pairings.lock(hash, manager);
      if (!asked) return { kind: 'expired_token' };
      if (asked.state === 'denied') return { kind: 'access_denied' };
      if (asked.state === 'approved') return this.open(hash, asked, caller, manager);
      const intervalSeconds = asked.intervalSeconds + (asked.isEarly ? SLOW_DOWN_SECONDS : 0);
      await this.pairings.recordQuestion(hash, intervalSeconds, manager);
      return asked.isEarly ? { kind: 'slow_down', intervalSeconds } : { kind: 'authorization_pending' };
    });
    if (answer.kind === 'opened') return this.deviceSessions.announce(answer.opened);
    throw new AppError(answer.kind, answer.kind === 'slow_down' ? { interval: answer.intervalSeconds } : {});
  }

  /** @throws AppError `rate_limited` after five wrong codes in 15 minutes, `pairing_not_found`, `forbidden` for a helper */
  async request(actor: Actor, code: string, { address }: Caller): Promise<PairingRequest> {
    const { platform, pictures, requestedAt, networkHash } = await this.requirePending(actor, code);
    return { platform, pictures, requestedAt, isSameNetwork: networkHash === this.hash('network', address) };
  }

  /**
   * A device that waits with this code.
   * @throws AppError `rate_limited`, `pairing_not_found`, `forbidden`
   */
  async requirePending(actor: Actor, code: string): Promise<PendingPairing> {
    await this.requireNoHelper(actor);
    const typed = typedUserCode(code);
    // Counted before the look-up, so that parallel guesses cannot pass the limit together.
    const { wrong, secondsLeft } = await this.pairings.countGuess(actor.userId);
    if (wrong > WRONG_CODES_MAX)
      throw new AppError('rate_limited', { headers: { 'Retry-After': String(secondsLeft) } });
    const pending = typed && (await this.pairings.findPending(this.hash('user code', typed)));
    if (!pending) throw new AppError('pairing_not_found');
    await this.pairings.forgiveGuess(actor.userId);
    return pending;
  }

  /**
   * Lets a waiting device in as this child. A wrong picture ends the pairing: the guardian looks at another device.
   * @throws AppError `child_not_found`, `forbidden` for a helper, `pairing_not_found`, `picture_mismatch`
   */
  async approve(
    actor: Actor,
    code: string,
    approval: { childId: string; name: string; picture: string },
  ): Promise<void> {
    const { childId, householdId } = await this.guardianships.require(actor, approval.childId, 'manage');
    const hash = this.hash('user code', typedUserCode(code) ?? '');
    const stored = { childId, householdId, name: approval.name, approvedBy: actor.userId };
    const state = await this.dataSource.transaction(async (manager) => {
      const decided = await this.pairings.decide(hash, approval.picture, stored, manager);
      if (decided === 'denied') {
        await this.activity.append(manager, householdId, { action: 'device_refused', actorId: actor.userId, childId });
      }
      return decided;
    });
    if (state === null) throw new AppError('pairing_not_found');
    if (state === 'denied') throw new AppError('picture_mismatch');
  }

  @OncePerCluster({ name: 'purge-expired-pairings', cron: '* * * * *', timeoutMs: 50_000 })
  async purge(): Promise<void> {
    await this.pairings.deleteExpired();
  }

  /** The guardian may have lost the child between the approval and the device's question. */
  private async open(hash: string, asked: AskedPairing, caller: Caller, manager: EntityManager): Promise<Answer> {
    await this.pairings.delete(hash, manager);
    const { childId, householdId, approvedBy, name, platform } = asked;
    if (!childId || !householdId || !approvedBy || name === null) return { kind: 'expired_token' };
    const ties = await this.guardianships.tiesOf(approvedBy, childId, manager);
    const tie = ties.find((one) => one.householdId === householdId && isGuardian(one.role));
    if (!tie) return { kind: 'access_denied' };
    const first = { ...tie, name, platform, pairedBy: approvedBy, way: 'code' as const };
    return { kind: 'opened', opened: await this.deviceSessions.open(first, caller, manager) };
  }

  /** Someone who helps out manages no devices. An account without a household may look: it has no child to approve for. */
  private async requireNoHelper({ userId }: Actor): Promise<void> {
    const ties = await this.guardianships.tiesOf(userId);
    if (ties.length > 0 && !ties.some(({ role }) => isGuardian(role))) throw new AppError('forbidden');
  }

  private hash(purpose: 'user code' | 'network', text: string): string {
    return keyedHash(this.config.jwtSecret ?? '', purpose, text);
  }
}
