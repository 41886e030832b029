import { maskEmail } from './mask-email.js';

it.each([
  ['ada@starling.example', 'a***@s***.example'],
  ['😀evil@x.example', '😀***@x***.example'],
  ['ü@😀.example', 'ü***@😀***.example'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
  expect(maskEmail(email).isWellFormed()).toBe(true);
});
