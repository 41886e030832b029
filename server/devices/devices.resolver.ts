import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { CallerOf } from '../auth/caller.js';
import type { Caller } from '../auth/sign-in.service.js';
import { parse } from '../platform/validation/parse.js';
import {
  DeviceChildObject,
  DeviceObject,
  DeviceTokensObject,
  HandOverDeviceInput,
  OwnDeviceObject,
  UpdateDeviceInput,
} from './device.types.js';
import { DeviceChildrenLoader } from './device-children-loader.js';
import { DevicePin } from './device-pin.js';
import { deviceName, devicePatch, leaveBody } from './devices.dto.js';
import { childToGraphql, ownToGraphql, toGraphql, tokensToGraphql } from './devices.presenter.js';
import { DevicesService } from './devices.service.js';

@Resolver(() => DeviceObject)
export class DevicesResolver {
  constructor(
    private readonly devices: DevicesService,
    private readonly pin: DevicePin,
    private readonly loader: DeviceChildrenLoader,
  ) {}

  @Query(() => [DeviceObject], { name: 'devices', description: 'The devices of the household; a device sees itself' })
  @RequirePermission('view_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async list(@CurrentActor() actor: Actor): Promise<DeviceObject[]> {
    return (await this.devices.list(actor)).map(toGraphql);
  }

  @ResolveField(() => [DeviceChildObject], { description: 'The children who use it' })
  async children(@Parent() { id }: DeviceObject): Promise<DeviceChildObject[]> {
    return (await this.loader.load(id)).map(childToGraphql);
  }

  @Query(() => OwnDeviceObject, { description: 'The device that asks' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async ownDevice(@CurrentActor() actor: Actor): Promise<OwnDeviceObject> {
    return ownToGraphql(await this.devices.own(actor));
  }

  @Mutation(() => DeviceObject)
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateDevice(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateDeviceInput,
  ): Promise<DeviceObject> {
    const device = await this.devices.require(actor, id);
    const given = { name: input.name ?? undefined, child_ids: input.childIds ?? undefined };
    const { name, child_ids: childIds } = parse(devicePatch, given);
    return toGraphql(await this.devices.update(actor, device, { name, childIds }));
  }

  @Mutation(() => Boolean, { description: 'Signs a device out at once and removes it' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteDevice(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<true> {
    await this.devices.revoke(actor, await this.devices.require(actor, id));
    return true;
  }

  @Mutation(() => DeviceTokensObject, {
    description: "Ends the session that asks, and turns its browser into the child's device",
  })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async handOverDevice(
    @CurrentActor() actor: Actor,
    @Args('input') { childId, name }: HandOverDeviceInput,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensObject> {
    const checked = { childId, name: parse(deviceName, name, 'name') };
    return tokensToGraphql(await this.devices.handOver(actor, checked, caller));
  }

  @Mutation(() => Boolean, { description: "Ends the device's session if the PIN is the household's" })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async leaveDevice(@CurrentActor() actor: Actor, @Args('pin', { type: () => String }) pin: string): Promise<true> {
    await this.pin.leave(actor, parse(leaveBody, { pin }).pin);
    return true;
  }

  @Mutation(() => DeviceTokensObject, { description: 'Another child takes over a shared device' })
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async switchDevice(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensObject> {
    return tokensToGraphql(await this.devices.switchChild(actor, childId, caller));
  }
}
