/** The parts of an entry that its sentence is made of. */
export interface AuditFacts {
  action: string;
  actor?: string | null;
  target?: string | null;
  detail: Record<string, unknown>;
}

/** A piece of text, or the place of a person. */
export type SentencePart = string | { who: 'actor' | 'target' };

type Template = string | ((detail: Record<string, unknown>, facts: AuditFacts) => string);

const ROLES: Readonly<Record<string, string>> = {
  admin: 'an admin',
  moderator: 'a moderator',
  parent: 'a parent',
  device: 'a device account',
};
const DECISIONS: Readonly<Record<string, string>> = {
  keep: 'kept the message of a report',
  hide: 'hid the message of a report',
  warn: 'sent a reminder of the rules for a report',
  help_shown: 'closed a safety case, because help was shown',
  passed_on: 'passed a safety case on',
  false_alarm: 'closed a safety case as a false alarm',
};
const REASONS: Readonly<Record<string, string>> = {
  disabled: 'because the account is disabled',
  waitlisted: 'because the account is on the waitlist',
};

/** `{actor}` and `{target}` are the people. Report and session ids are no people: the sentence leaves them out. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  signed_in: '{actor} signed in',
  sign_in_failed: (_, { target }) => (target ? 'A sign-in as {target} failed' : 'A sign-in failed'),
  sign_in_refused: ({ reason }) => `{actor} could not sign in${because(reason)}`,
  one_time_code_refused: 'A sign-in code was refused',
  signed_out: '{actor} signed out',
  session_ended: '{actor} ended one of their sessions',
  sessions_ended: (_, facts) =>
    isOwn(facts) ? '{actor} signed out everywhere' : '{actor} signed {target} out everywhere',
  refresh_token_reused: 'A session of {actor} was ended, because an old token was used again',
  account_registered: '{actor} created an account',
  account_disabled: '{actor} disabled {target}',
  account_enabled: '{actor} enabled {target}',
  account_exported: '{actor} exported their data',
  account_erasure_begun: (_, facts) =>
    isOwn(facts) ? '{actor} asked to delete their account' : '{actor} began to delete {target}',
  account_erased: (_, facts) => (isOwn(facts) ? '{actor} deleted their account' : '{actor} deleted {target}'),
  password_changed: '{actor} changed their password',
  password_reset_link_created: '{actor} created a password reset link for {target}',
  password_reset: '{actor} set a new password with a reset link',
  unproven_password_removed: 'The unproven password of {target} was removed',
  google_linked: '{actor} linked Google',
  google_unlinked: '{actor} unlinked Google',
  role_changed: ({ role }) => `{actor} made {target} ${ROLES[String(role)] ?? String(role)}`,
  role_change_refused: '{actor} could not change the role of {target}, who is the last admin',
  disabling_refused: '{actor} could not disable {target}, who is the last admin',
  erasure_refused: '{actor} could not delete {target}, who is the last admin',
  access_refused: ({ call }) => `{actor} was denied access to ${String(call)}`,
  users_viewed: '{actor} viewed the list of accounts',
  waitlist_viewed: '{actor} viewed the waitlist',
  waitlist_approved: '{actor} approved {target}',
  waitlist_approval_undone: '{actor} took back the approval of {target}',
  waitlist_invited: '{actor} created a new invitation link for {target}',
  invitation_used: '{actor} used an invitation',
  staff_admitted: '{target} was approved as a member of staff',
  waitlist_removed: '{actor} removed {target} from the waitlist',
  waitlist_rules_changed: '{actor} changed the waitlist settings',
  message_reported: '{actor} reported a message',
  report_viewed: '{actor} opened a report',
  report_claimed: '{actor} took on a report',
  report_released: '{actor} released a report',
  report_decided: ({ decision }) => `{actor} ${DECISIONS[String(decision)] ?? 'decided a report'}`,
  report_decision_undone: '{actor} took back the decision on a report',
  safety_alert: 'A safety check raised an alert',
  audit_exported: '{actor} exported the audit log',
  audit_log_keyed: 'The audit log is protected by a key from here on',
  practice_accounts_enabled: ({ accounts }) => `Practice accounts were enabled: ${String(accounts)}`,
  practice_accounts_disabled: ({ accounts }) => `Practice accounts were disabled: ${String(accounts)}`,
};

function because(reason: unknown): string {
  if (reason === undefined || reason === null) return '';
  return `, ${REASONS[String(reason)] ?? `reason: ${String(reason)}`}`;
}

function isOwn({ actor, target }: AuditFacts): boolean {
  return actor === target;
}

/** The entry as a sentence. An unknown action is named as it is stored, with everyone it concerns. */
export function sentenceOf(facts: AuditFacts): SentencePart[] {
  const template = Object.hasOwn(TEMPLATES, facts.action) ? TEMPLATES[facts.action] : undefined;
  const text = typeof template === 'function' ? template(facts.detail, facts) : (template ?? unknownText(facts));
  return text
    .split(/(\{actor\}|\{target\})/)
    .filter(Boolean)
    .map((part) => (part === '{actor}' ? { who: 'actor' } : part === '{target}' ? { who: 'target' } : part));
}

function unknownText({ action, target }: AuditFacts): string {
  return `{actor}: ${actionText(action)}${target ? ' · {target}' : ''}`;
}

/** `role_changed` as `Role changed`. */
export function actionText(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
