import { Injectable, type OnModuleInit } from '@nestjs/common';
import { languageAmong } from '../../contract/languages.js';
import { AdmissionRules } from '../access/admission-rules.js';
import { GUARDIAN_ROLES, inForce } from './household.policy.js';

interface Facts {
  child_account: boolean;
  child_has_guardian: boolean | null;
  child_languages: readonly string[] | null;
}

/**
 * Keeps a child's account out, and its sockets closed, while no guardian looks after the child. Texts to the child are in the
 * first of its languages that the product speaks.
 */
@Injectable()
export class ChildAdmission implements OnModuleInit {
  constructor(private readonly rules: AdmissionRules) {}

  onModuleInit(): void {
    this.rules.register<Facts>({
      name: 'guardian',
      columns: `u.role = 'device' AS child_account, child_guardian.held AS child_has_guardian,
        child_guardian.languages AS child_languages`,
      // Adults cost nothing: the condition of the join is checked before the subquery runs.
      join: `LEFT JOIN LATERAL (
        SELECT true AS held, c.languages
        FROM children c
        JOIN child_homes h ON h.child_id = c.id
        JOIN household_members m ON m.household_id = h.household_id
        WHERE u.role = 'device' AND c.user_id = u.id AND m.role IN (${GUARDIAN_ROLES}) AND ${inForce('m')}
        LIMIT 1) child_guardian ON true`,
      decide: ({ child_account, child_has_guardian }) =>
        child_account && !child_has_guardian ? { reason: 'logged_out' } : null,
      languageOf: ({ child_languages }) => languageAmong(child_languages ?? []),
    });
  }
}
