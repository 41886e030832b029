import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { ActorActivity } from '../access/actor-activity.js';
import { Audit } from '../audit/audit.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { Caller } from '../auth/sign-in.service.js';
import { Guardianships } from '../households/guardianships.js';
import { isGuardian } from '../households/household.policy.js';
import { type ActivityLine, HouseholdActivity } from '../households/household-activity.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import type { Device, DeviceChild, DeviceTokens, OwnDevice } from './device.js';
import { DeviceSessions } from './device-sessions.js';
import { DevicesRepository } from './devices.repository.js';
import { platformOf } from './platform-of.js';

export interface DevicePatch {
  readonly name?: string | undefined;
  readonly childIds?: readonly string[] | undefined;
}

/** The devices of a household, as guardians manage them, and as a device sees itself. */
@Injectable()
export class DevicesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: DevicesRepository,
    private readonly deviceSessions: DeviceSessions,
    private readonly sessions: SessionsService,
    private readonly guardianships: Guardianships,
    private readonly household: HouseholdActivity,
    private readonly activity: ActorActivity,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.activity.onSeen(async (seen) => {
      const ids = await this.sessions.devicesOf([...seen.keys()]);
      if (ids.length > 0) await this.devices.touch(ids);
    });
  }

  /** A guardian sees the devices of the household, a device itself alone, and someone who helps out none. */
  async list(actor: Actor): Promise<Device[]> {
    if (actor.deviceId !== null) return [await this.requireOwn(actor)];
    return this.devices.listOf(await this.guardianships.guardedHouseholds(actor.userId));
  }

  /** @throws AppError `forbidden` where the caller is no device */
  async own(actor: Actor): Promise<OwnDevice> {
    const { id, name } = await this.requireOwn(actor);
    const children = (await this.childrenOf([id])).get(id) ?? [];
    const child = children.find(({ userId }) => userId === actor.userId);
    if (!child) throw new AppError('forbidden');
    return { id, name, child, children };
  }

  childrenOf(deviceIds: readonly string[]): Promise<Map<string, DeviceChild[]>> {
    return this.devices.childrenOf(deviceIds);
  }

  /** A device that the actor may manage. @throws AppError `device_not_found`, `forbidden` for a helper */
  async require(actor: Actor, deviceId: unknown): Promise<Device> {
    const id = existingId(deviceId);
    const device = id ? await this.devices.find(id) : null;
    const role = device && (await this.guardianships.roleIn(actor.userId, device.householdId));
    if (!device || !role) throw new AppError('device_not_found');
    if (!isGuardian(role)) throw new AppError('forbidden');
    return device;
  }

  /** A child that is taken off the device is signed out there at once. @throws AppError `child_not_found` */
  async update(actor: Actor, device: Device, { name, childIds }: DevicePatch): Promise<Device> {
    for (const childId of childIds ?? []) await this.requireAtHome(actor, childId, device.householdId);
    const removed = childIds ? (await this.childrenOf([device.id])).get(device.id) : undefined;
    const signedOut = (removed ?? []).filter(({ id }) => !childIds?.includes(id)).map(({ userId }) => userId);
    const ended = await this.change(device, async (manager) => {
      if (name !== undefined) await this.devices.rename(device.id, name, manager);
      if (childIds) await this.devices.setChildren(device.id, childIds, manager);
      const gone = signedOut.length > 0 ? { deviceId: device.id, userIds: signedOut } : {};
      const sessions = await this.sessions.endSessionsOf(gone, manager);
      const detail = {
        device_id: device.id,
        changed: [...(name === undefined ? [] : ['name']), ...(childIds ? ['children'] : [])],
      };
      await this.log(manager, device, { action: 'device_changed', actorId: actor.userId, detail });
      return sessions;
    });
    await this.sessions.announceEnded(ended);
    return this.require(actor, device.id);
  }

  /** Signs the device out at once on every node; its next answer tells it to clear its storage. */
  async revoke(actor: Actor, device: Device): Promise<void> {
    const ended = await this.change(device, async (manager) => {
      await this.devices.revoke(device.id, manager);
      const sessions = await this.sessions.endRemovedDevice(device.id, manager);
      await this.log(manager, device, { action: 'device_removed', actorId: actor.userId });
      await this.audit.append(manager, { action: 'device_removed', actor: actor.userId, target: device.id });
      return sessions;
    });
    await this.sessions.announceEnded(ended);
  }

  /**
   * Turns the guardian's own browser into the child's device. The guardian's session ends in the same transaction, and on
   * every node before the answer leaves.
   * @throws AppError `child_not_found`, `forbidden` for a helper
   */
  async handOver(
    actor: Actor,
    { childId, name }: { childId: string; name: string },
    caller: Caller,
  ): Promise<DeviceTokens> {
    const tie = await this.guardianships.require(actor, childId, 'manage');
    const { ended, opened } = await this.dataSource.transaction(async (manager) => {
      const sessions = await this.sessions.endSessionsOf({ sessionId: actor.sessionId }, manager);
      if (sessions.length === 0) throw new AppError('logged_out');
      const platform = platformOf(caller.userAgent);
      const first = { ...tie, name, platform, pairedBy: actor.userId, way: 'handover' as const };
      return { ended: sessions, opened: await this.deviceSessions.open(first, caller, manager) };
    });
    await this.sessions.announceEnded(ended);
    return this.deviceSessions.announce(opened);
  }

  /** Another child takes over a shared device, with a session of its own. @throws AppError `child_not_found` */
  async switchChild(actor: Actor, childId: unknown, caller: Caller): Promise<DeviceTokens> {
    const device = await this.requireOwn(actor);
    const children = (await this.childrenOf([device.id])).get(device.id) ?? [];
    const child = children.find(({ id }) => id === existingId(childId));
    if (!child) throw new AppError('child_not_found');
    const { ended, session } = await this.change(device, async (manager) => {
      const sessions = await this.sessions.endSessionsOf({ deviceId: device.id }, manager);
      const started = await this.deviceSessions.start(child.userId, device.id, caller, manager);
      await this.log(manager, device, { action: 'device_switched', actorId: actor.userId, childId: child.id });
      return { ended: sessions, session: started };
    });
    await this.sessions.announceEnded(ended);
    return this.deviceSessions.tokensOf(device.id, session);
  }

  /** The device of the caller's session. @throws AppError `forbidden` where there is none */
  async requireOwn({ deviceId }: Actor): Promise<Device> {
    const device = deviceId && (await this.devices.find(deviceId));
    if (!device) throw new AppError('forbidden');
    return device;
  }

  private async requireAtHome(actor: Actor, childId: string, householdId: string): Promise<void> {
    const ties = await this.guardianships.tiesOf(actor.userId, childId);
    if (!ties.some((tie) => tie.householdId === householdId && isGuardian(tie.role)))
      throw new AppError('child_not_found');
  }

  /** Two changes of a device come one after the other. @throws AppError `device_not_found` where it was removed meanwhile */
  private change<T>(device: Device, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.devices.lock(device.id, manager))) throw new AppError('device_not_found');
      return work(manager);
    });
  }

  private log(manager: EntityManager, { id, householdId }: Device, line: ActivityLine): Promise<void> {
    return this.household.append(manager, householdId, { ...line, detail: { device_id: id, ...line.detail } });
  }
}
