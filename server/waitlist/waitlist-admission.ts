import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdmissionRules } from '../access/admission-rules.js';
import {
  isShutOut,
  STANDING_COLUMNS,
  STANDING_JOIN,
  type StandingRow,
  standingOf,
  type WaitlistRules,
} from './waitlist-gate.js';

/** `null`: a database whose first node has not stored the settings yet. */
type Facts = StandingRow & { waitlist_rules: WaitlistRules | null };

/** Blocks the accounts that the waitlist shuts out. */
@Injectable()
export class WaitlistAdmission implements OnModuleInit {
  constructor(private readonly rules: AdmissionRules) {}

  onModuleInit(): void {
    this.rules.register<Facts>({
      name: 'waitlist',
      columns: `${STANDING_COLUMNS}, (SELECT value FROM product_settings WHERE name = 'waitlist') AS waitlist_rules`,
      join: STANDING_JOIN,
      decide: (facts) =>
        facts.waitlist_rules !== null && isShutOut(facts.waitlist_rules, standingOf(facts))
          ? { reason: 'waitlisted' }
          : null,
    });
  }
}
