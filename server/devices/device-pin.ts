import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PIN_TRIES } from '../../contract/devices.js';
import type { Actor } from '../access/actor.js';
import { SessionsService } from '../auth/sessions.service.js';
import { Guardianships } from '../households/guardianships.js';
import { HouseholdActivity } from '../households/household-activity.js';
import { HouseholdPins } from '../households/household-pins.js';
import { NotificationsService, type StoredNotification } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Device } from './device.js';
import { DevicesRepository } from './devices.repository.js';
import { DevicesService } from './devices.service.js';

type Outcome =
  | { kind: 'right' }
  | { kind: 'not_set' }
  | { kind: 'wrong'; triesLeft: number; notices: readonly StoredNotification[] }
  | { kind: 'locked'; seconds: number };

/** The way out of a child's device: the PIN of the household, checked and counted by the server. */
@Injectable()
export class DevicePin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: DevicesRepository,
    private readonly ownDevices: DevicesService,
    private readonly pins: HouseholdPins,
    private readonly sessions: SessionsService,
    private readonly guardianships: Guardianships,
    private readonly activity: HouseholdActivity,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Ends the device's session, so that it shows the sign-in page. It never opens a session of an adult. The device itself
   * stays listed until a guardian removes it.
   * @throws AppError `wrong_pin` with `tries_left`, `pin_locked` with `Retry-After`, `pin_not_set`, `forbidden` for adults
   */
  async leave(actor: Actor, pin: string): Promise<void> {
    const device = await this.ownDevices.requireOwn(actor);
    // One transaction holds the device's row, so that parallel tries count one after the other.
    const outcome = await this.dataSource.transaction((manager) => this.tryPin(actor, device, pin, manager));
    if (outcome.kind === 'locked') {
      throw new AppError('pin_locked', { headers: { 'Retry-After': String(outcome.seconds) } });
    }
    if (outcome.kind === 'not_set') throw new AppError('pin_not_set');
    if (outcome.kind === 'wrong') {
      await this.notifications.publishNotifications(outcome.notices);
      throw new AppError('wrong_pin', { tries_left: outcome.triesLeft });
    }
    await this.sessions.announceEnded([actor]);
  }

  private async tryPin(actor: Actor, device: Device, pin: string, manager: EntityManager): Promise<Outcome> {
    const { tries, lockedSeconds } = await this.devices.lockPinTries(device.id, manager);
    if (lockedSeconds > 0) return { kind: 'locked', seconds: lockedSeconds };
    const isRight = await this.pins.matches(device.householdId, pin);
    if (isRight === null) return { kind: 'not_set' };
    if (!isRight) return this.countWrong(actor, device, tries + 1, manager);
    await this.devices.setPinTries(device.id, 0, manager);
    await this.sessions.endSessionsOf({ deviceId: device.id }, manager);
    await this.log(actor, device, 'device_left', manager);
    return { kind: 'right' };
  }

  private async countWrong(actor: Actor, device: Device, tries: number, manager: EntityManager): Promise<Outcome> {
    await this.devices.setPinTries(device.id, tries, manager);
    if (tries < PIN_TRIES) return { kind: 'wrong', triesLeft: PIN_TRIES - tries, notices: [] };
    await this.log(actor, device, 'device_pin_locked', manager);
    const guardians = await this.guardianships.guardiansOfAccount(actor.userId, manager);
    const notices = await this.notifications.storeNotifications(
      guardians,
      {
        kind: 'system',
        ...noticeTexts('wrongPin'),
        link: '/parental',
      },
      manager,
    );
    return { kind: 'wrong', triesLeft: 0, notices };
  }

  private log(actor: Actor, device: Device, action: string, manager: EntityManager): Promise<void> {
    return this.activity.append(manager, device.householdId, {
      action,
      actorId: actor.userId,
      detail: { device_id: device.id },
    });
  }
}
