import { actionText, detailText } from './audit-actions';

it('writes an action for people', () => {
  expect(actionText('waitlist_rules_changed')).toBe('Waitlist rules changed');
});

it.each([
  [{}, ''],
  [{ role: 'admin', count: 2 }, 'role: admin, count: 2'],
  [{ before: { mode: 'enabled' } }, 'before: {"mode":"enabled"}'],
])('writes the detail %p as %p', (detail, text) => {
  expect(detailText(detail)).toBe(text);
});
