import { withoutName } from './without-name.js';

it.each([
  ['Mia and MIA swim', 'Mia', 'M. and M. swim'],
  ['Piano', 'Mia', 'Piano'],
  ['Take a.b home', 'A.B', 'Take A. home'],
  ['🦊 of 🦊🦊', '🦊🦊', '🦊 of 🦊.'],
  ['İda with i̇da', 'İda', 'İ. with i̇da'],
  ['Swimming', '', 'Swimming'],
])('%j without %j is %j', (text, name, expected) => {
  expect(withoutName(text, name)).toBe(expected);
});
