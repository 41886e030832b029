import { brokenPasswordRules, type PasswordRule } from '../../contract/passwords';
import { t } from './texts';

export const ruleText = (rule: PasswordRule) => t(`rules.${rule}`);

/** The first rule that a new password breaks, in words; null if it keeps all of them. */
export function passwordProblem(password: string): string | null {
  const [rule] = brokenPasswordRules(password);
  return rule ? ruleText(rule) : null;
}
