import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import type { HelpLineBody } from '../../contract/help-lines.js';
import { Public } from '../access/access.decorators.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { textOf } from '../platform/validation/text.js';
import { HelpLines } from './help-lines.js';

const helpLinesQuery = z.strictObject({ country: textOf(0, 40).optional() });

/** Open to everyone: a child whose time is over, and a person who is not signed in, may need help too. */
@Controller('safety/helplines')
export class HelpLinesController {
  constructor(private readonly helpLines: HelpLines) {}

  @Get()
  @Public()
  list(@Query(new ZodPipe(helpLinesQuery)) { country }: z.output<typeof helpLinesQuery>): readonly HelpLineBody[] {
    return this.helpLines.of(country);
  }
}
