import { Args, Query, Resolver } from '@nestjs/graphql';
import type { HelpLineBody } from '../../contract/help-lines.js';
import { Public } from '../access/access.decorators.js';
import { HelpLines } from './help-lines.js';
import { HelpLineObject } from './help-lines.types.js';

@Resolver()
export class HelpLinesResolver {
  constructor(private readonly lines: HelpLines) {}

  @Query(() => [HelpLineObject], {
    description: 'The emergency number and help lines of a country; without one, those for everywhere else',
  })
  @Public()
  helpLines(@Args('country', { type: () => String, nullable: true }) country: string | null): HelpLineObject[] {
    return this.lines.of(country).map(toGraphql);
  }
}

export function toGraphql({ is_emergency: isEmergency, checked_on: checkedOn, ...line }: HelpLineBody): HelpLineObject {
  return { ...line, isEmergency, checkedOn };
}
