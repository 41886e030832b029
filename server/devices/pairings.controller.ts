import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import type {
  ApprovedPairingBody,
  DeviceTokensBody,
  PairingRequestBody,
  StartedPairingBody,
} from '../../contract/devices.js';
import { CurrentActor, Public, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { CallerOf } from '../auth/caller.js';
import type { Caller } from '../auth/sign-in.service.js';
import { Config } from '../platform/config/config.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { approveBody, tokenBody } from './devices.dto.js';
import { pairingToRest, requestToRest, tokensOfDevice } from './devices.presenter.js';
import { PairingsService } from './pairings.service.js';

/** Devices that wait for a guardian's approval. */
@Controller('devices/pair')
export class PairingsController {
  constructor(
    private readonly pairings: PairingsService,
    private readonly config: Config,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  @RateLimit('device_pairings')
  async start(@Body(noBody) _body: unknown, @CallerOf() caller: Caller): Promise<StartedPairingBody> {
    return pairingToRest(await this.pairings.start(caller), this.config.publicOrigin);
  }

  @Public()
  @Post('token')
  @HttpCode(200)
  @RateLimit('device_tokens')
  async redeem(
    @Body(new ZodPipe(tokenBody)) { device_code: code }: z.output<typeof tokenBody>,
    @CallerOf() caller: Caller,
  ): Promise<DeviceTokensBody> {
    return tokensOfDevice(await this.pairings.redeem(code, caller));
  }

  @RequirePermission('view_family_settings')
  @Get(':user_code')
  async get(
    @CurrentActor() actor: Actor,
    @Param('user_code') code: string,
    @CallerOf() caller: Caller,
  ): Promise<PairingRequestBody> {
    return requestToRest(await this.pairings.request(actor, code, caller));
  }

  /** Reads the body after the code, so that a code that no device shows answers 404 whatever the body holds. */
  @RequirePermission('manage_family_settings')
  @Post(':user_code/approve')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async approve(
    @CurrentActor() actor: Actor,
    @Param('user_code') code: string,
    @Body() body: unknown,
  ): Promise<ApprovedPairingBody> {
    await this.pairings.requirePending(actor, code);
    const { child_id: childId, name, picture } = parse(approveBody, body ?? {});
    await this.pairings.approve(actor, code, { childId, name, picture });
    return { state: 'approved', child_id: childId, name };
  }
}
