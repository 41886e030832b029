import { firstNumber } from './first-number';

it.each([
  ['0800 1111', '0800 1111'],
  ['112 or 999', '112'],
  ['112 (Polizei: 133, Rettung: 144)', '112'],
  ['112, or the emergency number of your country', '112'],
  ['1-800-668-6868', '1-800-668-6868'],
])('finds the number to dial in %s', (call, number) => {
  expect(firstNumber(call)).toBe(number);
});
