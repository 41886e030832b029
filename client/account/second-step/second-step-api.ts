import type { RecoveryCodesBody, SecondStepBody, SecondStepSetupBody } from '../../../contract/passkeys';
import { rest } from '../../platform/rest';

export function fetchSecondStep(): Promise<SecondStepBody> {
  return rest.get<SecondStepBody>('/users/me/second-step');
}

export function beginSecondStep(): Promise<SecondStepSetupBody> {
  return rest.post<SecondStepSetupBody>('/users/me/second-step');
}

/** Turns it on, and returns the recovery codes. */
export async function confirmSecondStep(code: string): Promise<string[]> {
  return (await rest.post<RecoveryCodesBody>('/users/me/second-step/confirmation', { code })).recovery_codes;
}

export async function renewRecoveryCodes(): Promise<string[]> {
  return (await rest.post<RecoveryCodesBody>('/users/me/second-step/recovery-codes')).recovery_codes;
}

export async function turnOffSecondStep(): Promise<void> {
  await rest.delete('/users/me/second-step');
}
