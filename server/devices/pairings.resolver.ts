import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, Public, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { CallerOf } from '../auth/caller.js';
import type { Caller } from '../auth/sign-in.service.js';
import { Config } from '../platform/config/config.js';
import { parse } from '../platform/validation/parse.js';
import {
  ApproveDevicePairingInput,
  DeviceTokensObject,
  PairingRequestObject,
  StartedPairingObject,
} from './device.types.js';
import { deviceName } from './devices.dto.js';
import { pairingToGraphql, requestToGraphql, tokensToGraphql } from './devices.presenter.js';
import { PairingsService } from './pairings.service.js';

/** Devices that wait for a guardian's approval. */
@Resolver()
export class PairingsResolver {
  constructor(
    private readonly pairings: PairingsService,
    private readonly config: Config,
  ) {}

  @Mutation(() => StartedPairingObject, { description: 'A device begins to wait. Open to anyone.' })
  @Public()
  @RateLimit('device_pairings')
  async pairDevice(@CallerOf() caller: Caller): Promise<StartedPairingObject> {
    return pairingToGraphql(await this.pairings.start(caller), this.config.publicOrigin);
  }

  @Mutation(() => DeviceTokensObject, {
    description: 'The tokens of an approved device, once. Until then `authorization_pending`. Open to anyone.',
  })
  @Public()
  @RateLimit('device_tokens')
  async pairDeviceToken(
    @Args('deviceCode', { type: () => String }) code: string,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensObject> {
    return tokensToGraphql(await this.pairings.redeem(code, caller));
  }

  @Query(() => PairingRequestObject)
  @RequirePermission('view_family_settings')
  async devicePairing(
    @CurrentActor() actor: Actor,
    @Args('userCode', { type: () => String }) code: string,
    @CallerOf() caller: Caller,
  ): Promise<PairingRequestObject> {
    return requestToGraphql(await this.pairings.request(actor, code, caller));
  }

  @Mutation(() => Boolean, { description: 'Lets a waiting device in. A wrong picture ends its pairing.' })
  @RequirePermission('manage_family_settings')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async approveDevicePairing(
    @CurrentActor() actor: Actor,
    @Args('userCode', { type: () => String }) code: string,
    @Args('input') { childId, name, picture }: ApproveDevicePairingInput,
  ): Promise<true> {
    await this.pairings.requirePending(actor, code);
    await this.pairings.approve(actor, code, { childId, name: parse(deviceName, name, 'name'), picture });
    return true;
  }
}
