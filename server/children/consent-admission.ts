import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdmissionRules } from '../access/admission-rules.js';

interface Facts {
  consent_needed: boolean;
  consent_given: boolean | null;
}

/** Keeps a child's account out, and its sockets closed, after a guardian has withdrawn the consent. */
@Injectable()
export class ConsentAdmission implements OnModuleInit {
  constructor(private readonly rules: AdmissionRules) {}

  onModuleInit(): void {
    this.rules.register<Facts>({
      name: 'consent',
      columns: `u.role = 'device' AS consent_needed, child_consent.given AS consent_given`,
      // Adults cost nothing: the condition of the join is checked before the subquery runs.
      join: `LEFT JOIN LATERAL (
        SELECT true AS given
        FROM children c JOIN child_consents k ON k.child_id = c.id
        WHERE u.role = 'device' AND c.user_id = u.id AND k.purpose = 'use' AND k.withdrawn_at IS NULL
        LIMIT 1) child_consent ON true`,
      decide: ({ consent_needed, consent_given }) =>
        consent_needed && !consent_given ? { reason: 'logged_out' } : null,
    });
  }
}
