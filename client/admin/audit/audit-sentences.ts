import { isIn, t } from './texts';

/** The parts of an entry that its sentence is made of. */
export interface AuditFacts {
  action: string;
  actor?: string | null;
  target?: string | null;
  detail: Record<string, unknown>;
}

/** A piece of text, or the place of a person. */
export type SentencePart = string | { who: 'actor' | 'target' };

/** `t` leaves their places in the sentence. Report and session ids are no people: the sentences leave them out. */
const PEOPLE = { actor: '{actor}', target: '{target}' };

/** The entry as a sentence. An unknown action is named as it is stored, with everyone it concerns. */
export function sentenceOf(facts: AuditFacts): SentencePart[] {
  return textOf(facts)
    .split(/(\{actor\}|\{target\})/)
    .filter(Boolean)
    .map((part) => (part === '{actor}' ? { who: 'actor' } : part === '{target}' ? { who: 'target' } : part));
}

function textOf({ action, actor, target, detail }: AuditFacts): string {
  if (action === 'sign_in_failed' && !target) return t('signInFailed');
  if (action === 'sign_in_refused') return refusedText(detail['reason']);
  if (action === 'role_changed') {
    const role = String(detail['role']);
    return t(`role.${isIn('role', role) ? role : 'unknown'}`, { ...PEOPLE, role });
  }
  if (action === 'report_decided') {
    const decision = String(detail['decision']);
    return t(`decision.${isIn('decision', decision) ? decision : 'unknown'}`, PEOPLE);
  }
  if (actor === target && isIn('own', action)) return t(`own.${action}`, PEOPLE);
  if (!isIn('sentence', action)) return `{actor}: ${actionText(action)}${target ? ' · {target}' : ''}`;
  return t(`sentence.${action}`, { ...PEOPLE, call: String(detail['call']), accounts: String(detail['accounts']) });
}

function refusedText(reason: unknown): string {
  if (reason === undefined || reason === null) return t('refused.plain', PEOPLE);
  const isKnown = reason === 'disabled' || reason === 'waitlisted';
  return t(`refused.${isKnown ? reason : 'reason'}`, { ...PEOPLE, reason: String(reason) });
}

/** `role_changed` as `Role changed`, also where an action has no text. */
export function actionText(action: string): string {
  if (isIn('action', action)) return t(`action.${action}`);
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
