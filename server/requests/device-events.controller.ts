import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { DeviceEvents } from './device-events.js';

/** What changes for the child of a device, as server-sent events. */
@Controller('devices/me/events')
export class DeviceEventsController {
  constructor(private readonly events: DeviceEvents) {}

  @Get()
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async stream(@CurrentActor() actor: Actor, @Res() response: Response): Promise<void> {
    await this.events.requireRoom(actor);
    response.setHeader('Content-Type', 'text/event-stream');
    response.setHeader('Cache-Control', 'no-store');
    // Proxies must pass each event on at once.
    response.setHeader('X-Accel-Buffering', 'no');
    // A connection whose stream has ended must not keep a node from stopping.
    response.setHeader('Connection', 'close');
    response.flushHeaders();
    const end = await this.events.open(actor, {
      write: (text) => response.write(text),
      end: () => response.end(),
    });
    if (response.destroyed) end();
    else response.once('close', end);
  }
}
