import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import type { CompanionBody } from '../../../contract/library.js';
import { SignedIn } from '../../access/access.decorators.js';
import { ZodPipe } from '../../platform/validation/parse.js';
import { wholeNumber } from '../../platform/validation/text.js';
import { CompanionProvider } from './provider.js';
import { Starters } from './starters.js';

/** `hour` is the reader's own hour of the day; where it is missing, noon. */
const querySchema = z.strictObject({ hour: wholeNumber(0, 23).default(12) });

@Controller('companion')
export class CompanionController {
  constructor(
    private readonly provider: CompanionProvider,
    private readonly starters: Starters,
  ) {}

  @Get()
  @SignedIn()
  about(@Query(new ZodPipe(querySchema)) { hour }: z.output<typeof querySchema>): CompanionBody {
    return { kind: this.provider.kind, name: 'Starling', starters: this.starters.at(hour) };
  }
}
