import { AUDIT_ACTIONS } from './audit-actions';
import { type AuditFacts, actionText, sentenceOf } from './audit-sentences';

const ALEX = '0198c5f2-0000-7000-8000-000000000001';
const NIA = '0198c5f2-0000-7000-8000-000000000002';
const people = { actor: 'Alex', target: 'Nia' };
const read = (facts: Partial<AuditFacts> & { action: string }) =>
  sentenceOf({ actor: ALEX, target: NIA, detail: {}, ...facts })
    .map((part) => (typeof part === 'string' ? part : people[part.who]))
    .join('');

it.each([
  [{ action: 'role_changed', detail: { role: 'moderator' } }, 'Alex made Nia a moderator'],
  [{ action: 'role_changed', detail: { role: 'gardener' } }, 'Alex made Nia gardener'],
  [{ action: 'account_erased' }, 'Alex deleted Nia'],
  [{ action: 'account_erased', target: ALEX }, 'Alex deleted their account'],
  [{ action: 'sign_in_failed', actor: null }, 'A sign-in as Nia failed'],
  [{ action: 'sign_in_failed', actor: null, target: null }, 'A sign-in failed'],
  [
    { action: 'sign_in_refused', detail: { reason: 'disabled' } },
    'Alex could not sign in, because the account is disabled',
  ],
  [{ action: 'report_decided', target: 'a report', detail: { decision: 'hide' } }, 'Alex hid the message of a report'],
  [{ action: 'tea_made' }, 'Alex: Tea made · Nia'],
  [{ action: 'constructor', target: null }, 'Alex: Constructor'],
])('tells %j as "%s"', (facts, sentence) => {
  expect(read(facts)).toBe(sentence);
});

it('has a sentence for every action of the filter', () => {
  const untold = AUDIT_ACTIONS.filter((action) => read({ action }).includes(actionText(action)));
  expect(untold).toEqual([]);
});

it('turns the name of an action into a readable label', () => {
  expect(actionText('waitlist_rules_changed')).toBe('Waitlist rules changed');
});
