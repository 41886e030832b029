import { withoutNames } from './without-names.js';

it.each([
  ['Mia and MIA swim', ['Mia'], 'M. and M. swim'],
  ["Mia's bag, Mias Tasche", ['Mia'], "M.'s bag, M.s Tasche"],
  ['Fetch Ben and Benjamin', ['Mia', 'Ben', 'Benjamin'], 'Fetch B. and B.'],
  ['Piano', ['Mia'], 'Piano'],
  ['Walk', ['Al'], 'Walk'],
  ['Zoe\u0308 swims', ['Zo\u00eb'], 'Z. swims'],
  ['Take a.b home', ['A.B'], 'Take A. home'],
  ['🦊 of 🦊🦊', ['🦊🦊'], '🦊 of 🦊.'],
  ['İda with i̇da', ['İda'], 'İ. with i̇da'],
  ['Swimming', ['', 'Mia'], 'Swimming'],
])('%j without %j is %j', (text, names, expected) => {
  expect(withoutNames(text, names)).toBe(expected);
});
