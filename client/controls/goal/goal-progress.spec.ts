import { goalProgressText } from './goal-progress';

test.each([
  [{ stories: 2, questions: 1 }, { stories: 1, questions: 0 }, '1 of 2 stories and 0 of 1 question'],
  [{ stories: 1, questions: 0 }, { stories: 0, questions: 4 }, '0 of 1 story'],
  [{ stories: 1, questions: 3 }, { stories: 5, questions: 2 }, '1 of 1 story and 2 of 3 questions'],
])('a goal of %j with %j done reads well', (goal, done, text) => {
  expect(goalProgressText(goal, done)).toBe(`Games wait for the goal: ${text} done.`);
});
