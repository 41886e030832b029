import { byAge } from './age-order';

it('puts what suits the child first and keeps the order within', () => {
  const items = (['5-9', '3-7', '4-8', '2-5', '3-6'] as const).map((age) => ({ age }));
  const order = (from: number, to: number) => byAge(items, { from, to }).map(({ age }) => age);
  expect(order(6, 9)).toEqual(['5-9', '3-7', '4-8', '3-6', '2-5']);
  expect(order(10, 12)).toEqual(['5-9', '4-8', '3-7', '3-6', '2-5']);
  expect(order(0, 2)).toEqual(['2-5', '3-7', '3-6', '4-8', '5-9']);
});
