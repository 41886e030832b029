import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import type { CompanionBody } from '../../../contract/library.js';
import { CurrentActor, SignedIn } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { ChildAudiences, languageOfChild } from '../../children/child-audiences.js';
import { requestLanguage } from '../../platform/request-context.js';
import { ZodPipe } from '../../platform/validation/parse.js';
import { wholeNumber } from '../../platform/validation/text.js';
import { CompanionProvider } from './provider.js';
import { Starters } from './starters.js';

/** `hour` is the reader's local hour. It defaults to noon. */
const querySchema = z.strictObject({ hour: wholeNumber(0, 23).default(12) });

@Controller('companion')
export class CompanionController {
  constructor(
    private readonly provider: CompanionProvider,
    private readonly starters: Starters,
    private readonly audiences: ChildAudiences,
  ) {}

  @Get()
  @SignedIn()
  async about(
    @CurrentActor() { userId }: Actor,
    @Query(new ZodPipe(querySchema)) { hour }: z.output<typeof querySchema>,
  ): Promise<CompanionBody> {
    const { kind } = this.provider;
    const child = await this.audiences.of(userId);
    const starters = child
      ? this.starters.forChild(child.ageBand, hour, kind, languageOfChild(child))
      : this.starters.at(hour, requestLanguage());
    return { kind, name: 'Starling', starters };
  }
}
