import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { DeviceBody, DeviceTokensBody, OwnDeviceBody } from '../../contract/devices.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { CallerOf } from '../auth/caller.js';
import type { Caller } from '../auth/sign-in.service.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { DevicePin } from './device-pin.js';
import { devicePatch, handoverBody, leaveBody, switchBody } from './devices.dto.js';
import { ownToRest, tokensOfDevice, toRest } from './devices.presenter.js';
import { DevicesService } from './devices.service.js';

@Controller('devices')
export class DevicesController {
  constructor(
    private readonly devices: DevicesService,
    private readonly pin: DevicePin,
  ) {}

  @RequirePermission('view_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @Get()
  async list(@CurrentActor() actor: Actor): Promise<DeviceBody[]> {
    return (await this.devices.list(actor)).map(toRest);
  }

  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @Get('me')
  async own(@CurrentActor() actor: Actor): Promise<OwnDeviceBody> {
    return ownToRest(await this.devices.own(actor));
  }

  /** Reads the body after the device, so that an unknown device answers 404 whatever the body holds. */
  @RequirePermission('manage_family_settings')
  @Patch(':id')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<DeviceBody> {
    const device = await this.devices.require(actor, id);
    const { name, child_ids: childIds } = parse(devicePatch, body ?? {});
    return toRest(await this.devices.update(actor, device, { name, childIds }));
  }

  @RequirePermission('manage_family_settings')
  @Delete(':id')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async revoke(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<void> {
    await this.devices.revoke(actor, await this.devices.require(actor, id));
  }

  @RequirePermission('manage_family_settings')
  @Post('handover')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async handOver(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(handoverBody)) { child_id: childId, name }: z.output<typeof handoverBody>,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensBody> {
    return tokensOfDevice(await this.devices.handOver(actor, { childId, name }, caller));
  }

  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @Post('leave')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async leave(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(leaveBody)) { pin }: z.output<typeof leaveBody>,
  ): Promise<void> {
    await this.pin.leave(actor, pin);
  }

  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @Post('switch')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async switchChild(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(switchBody)) { child_id: childId }: z.output<typeof switchBody>,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensBody> {
    return tokensOfDevice(await this.devices.switchChild(actor, childId, caller));
  }
}
