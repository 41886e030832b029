import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Role } from '../../../contract/permissions.js';
import { AdmissionRules } from '../../access/admission-rules.js';
import { Config } from '../../platform/config/config.js';

/** Whether the service requires a second step of this role. */
export function mustHaveSecondStep(role: Role, config: Pick<Config, 'staffSecondStep'>): boolean {
  return config.staffSecondStep && (role === 'admin' || role === 'moderator');
}

/** Keeps staff out until they have a second step, where the operator requires it. */
@Injectable()
export class SecondStepAdmission implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly rules: AdmissionRules,
  ) {}

  onModuleInit(): void {
    // Without the setting, no call pays for the question.
    if (!this.config.staffSecondStep) return;
    this.rules.register<{ second_step_role: Role; second_step_on: boolean }>({
      name: 'second-step',
      columns: `u.role AS second_step_role, EXISTS (SELECT FROM second_steps
        WHERE second_steps.user_id = u.id AND confirmed_at IS NOT NULL) AS second_step_on`,
      join: '',
      decide: ({ second_step_role: role, second_step_on: isOn }) =>
        mustHaveSecondStep(role, this.config) && !isOn ? { reason: 'second_step_required' } : null,
    });
  }
}
