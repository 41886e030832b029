import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../access/access.decorators.js';
import { SafetyCard } from './safety-card.js';
import { SafetyCardObject } from './safety-card.types.js';

@Resolver()
export class SafetyCardResolver {
  constructor(private readonly card: SafetyCard) {}

  @Query(() => SafetyCardObject, { description: 'The measured figures of the safety rules' })
  @Public()
  safetyCard(): SafetyCardObject {
    const { pack_version: packVersion, measured_at: measuredAt, rows, false_alarms: falseAlarms } = this.card;
    return { packVersion, measuredAt, rows, falseAlarms };
  }
}
