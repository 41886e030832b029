import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.service.js';
import { type DeviceSession, SessionsService } from '../auth/sessions.service.js';
import type { Caller } from '../auth/sign-in.service.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { NotificationsService, type StoredNotification } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { newId } from '../platform/ids.js';
import type { DeviceTokens } from './device.js';
import { DevicesRepository } from './devices.repository.js';

export interface FirstSession {
  readonly householdId: string;
  readonly childId: string;
  readonly childUserId: string;
  readonly name: string;
  readonly platform: string;
  readonly pairedBy: string;
  readonly way: 'code' | 'handover';
}

/** A device and its session, stored but not yet announced. */
export interface OpenedDevice {
  readonly deviceId: string;
  readonly session: DeviceSession;
  readonly notices: readonly StoredNotification[];
}

/** Starts the sessions of children on devices. */
@Injectable()
export class DeviceSessions {
  constructor(
    private readonly devices: DevicesRepository,
    private readonly sessions: SessionsService,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
  ) {}

  /** Stores a new device with a session of the child, and notices to all guardians, within the caller's transaction. */
  async open(first: FirstSession, caller: Caller, manager: EntityManager): Promise<OpenedDevice> {
    const { householdId, childId, childUserId, pairedBy, platform, way } = first;
    const deviceId = newId();
    await this.devices.insert({ ...first, id: deviceId }, manager);
    const session = await this.start(childUserId, deviceId, caller, manager);
    await this.activity.append(manager, householdId, {
      action: 'device_paired',
      actorId: pairedBy,
      childId,
      detail: { device_id: deviceId, platform, way },
    });
    const notices = await this.noticeOf(childUserId, manager);
    const detail = { child_id: childId, way };
    await this.audit.append(manager, { action: 'device_paired', actor: pairedBy, target: deviceId, detail });
    return { deviceId, session, notices };
  }

  start(childUserId: string, deviceId: string, caller: Caller, manager: EntityManager): Promise<DeviceSession> {
    return this.sessions.startDeviceSession(childUserId, { id: deviceId, userAgent: caller.userAgent }, manager);
  }

  /** After the commit: the tokens, which no later call returns again. */
  async tokensOf(deviceId: string, { session, refreshToken }: DeviceSession): Promise<DeviceTokens> {
    const account = { id: session.user_id, role: 'device' as const, email: null };
    return { ...(await this.sessions.issueTokens(account, session, refreshToken)), deviceId };
  }

  /** After the commit: tells the guardians, and answers the tokens. */
  async announce({ deviceId, session, notices }: OpenedDevice): Promise<DeviceTokens> {
    await this.notifications.publishNotifications(notices);
    return this.tokensOf(deviceId, session);
  }

  /** Names neither child nor device: a notice outlives both. */
  private async noticeOf(childUserId: string, manager: EntityManager): Promise<StoredNotification[]> {
    const guardians = await this.guardianships.guardiansOfAccount(childUserId, manager);
    return this.notifications.storeNotifications(
      guardians,
      {
        kind: 'system',
        ...noticeTexts('newDevice'),
        link: '/parental',
        mail: 'security',
      },
      manager,
    );
  }
}
