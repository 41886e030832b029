import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AccessService } from '../access/access.service.js';
import { AccessChanges } from '../access/access-changes.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { type ChildChange, ChildChanges } from '../controls/child-changes.js';
import { ChildStates } from '../controls/child-states.js';
import { stateToRest } from '../controls/controls.presenter.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { type DeviceEventSink, DeviceEventStream } from './device-event-stream.js';
import { toRest } from './requests.presenter.js';
import { RequestsRepository } from './requests.repository.js';

/** Streams that one device holds open at one node. */
export const STREAMS_PER_DEVICE = 4;

/** The streams of events of the devices at this node. They stay open while a child is shut out. */
@Injectable()
export class DeviceEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger('DeviceEvents');
  private readonly streams = new Map<DeviceEventStream, string>();

  constructor(
    private readonly access: AccessService,
    private readonly accessChanges: AccessChanges,
    private readonly changes: ChildChanges,
    private readonly states: ChildStates,
    private readonly requests: RequestsRepository,
    private readonly clock: DatabaseClock,
  ) {}

  /** Streams of a stopping node end, so that they do not delay it. */
  beforeApplicationShutdown(): void {
    for (const stream of [...this.streams.keys()]) stream.end();
  }

  /** @throws AppError `child_not_found` for an account that is no child's, `rate_limited` for one stream too many */
  async requireRoom(actor: Actor): Promise<void> {
    const open = [...this.streams.values()].filter((sessionId) => sessionId === actor.sessionId);
    if (open.length >= STREAMS_PER_DEVICE) throw new AppError('rate_limited', { headers: { 'Retry-After': '60' } });
    await this.states.now(actor);
  }

  /** Begins with the state. @returns how to end it when the reader has left */
  async open(actor: Actor, sink: DeviceEventSink): Promise<() => void> {
    const stream = new DeviceEventStream(actor, sink, {
      recheck: async (current) => {
        const checked = await this.access.recheck(current);
        this.access.authorize(checked, 'view_device_profiles', SHUT_OUT_REASONS);
        return checked;
      },
      readState: async () => stateToRest(await this.states.now(actor)),
      now: () => this.clock.now(),
      warn: (error) => this.logger.warn({ err: error }, 'A stream of a device ended'),
    });
    this.streams.set(stream, actor.sessionId);
    const stopAccess = this.accessChanges.on(({ userId, sessionId }) => {
      const isOwn = userId === null || userId === actor.userId;
      if (isOwn && (sessionId === undefined || sessionId === actor.sessionId)) stream.check();
    });
    const stopChanges = await this.changes.watch(actor.userId, (change) => this.pass(stream, change));
    stream.onEnd(() => {
      this.streams.delete(stream);
      stopAccess();
      stopChanges();
    });
    stream.check();
    return () => stream.end();
  }

  private pass(stream: DeviceEventStream, { what, requestId }: ChildChange): void {
    if (what === 'plan') stream.send('plan', { changed: true });
    else if (what === 'request' && requestId !== undefined) {
      this.requests.find(requestId).then(
        (request) => request && stream.send('request', toRest(request)),
        (error: unknown) => this.logger.warn({ err: error }, 'A request could not be shown on a stream'),
      );
    } else stream.check();
  }
}
