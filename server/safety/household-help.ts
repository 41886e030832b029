import { Injectable } from '@nestjs/common';
import type { HelpLineBody } from '../../contract/help-lines.js';
import { HouseholdTies } from '../households/household-ties.js';
import { HelpLines } from './help-lines.js';

/** The help lines of the country where an account's household lives. */
@Injectable()
export class HouseholdHelp {
  constructor(
    private readonly ties: HouseholdTies,
    private readonly lines: HelpLines,
  ) {}

  /** Empty for an account without a household, whose country nobody knows. */
  async linesFor(userId: string): Promise<readonly HelpLineBody[]> {
    const country = await this.ties.countryOf(userId);
    return country === null ? [] : this.lines.of(country);
  }

  /** As `linesFor`, with the lines for everywhere else in place of none. */
  async anyLinesFor(userId: string): Promise<readonly HelpLineBody[]> {
    return this.lines.of(await this.ties.countryOf(userId));
  }
}
