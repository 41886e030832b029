import { detailText } from './audit-actions';

it.each([
  [{}, ''],
  [{ role: 'admin', count: 2 }, 'role: admin, count: 2'],
  [{ before: { mode: 'enabled' } }, 'before: {"mode":"enabled"}'],
])('formats the detail %p as %p', (detail, text) => {
  expect(detailText(detail)).toBe(text);
});
