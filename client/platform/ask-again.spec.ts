import { askAgain } from './ask-again';

/** A refetch whose answers the test gives. */
function heldRefetch() {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const refetch = () =>
    new Promise<void>((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  return { refetch, answers };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('asks once more after an answer that may be older than the last change, however many changes came', async () => {
  const { refetch, answers } = heldRefetch();
  askAgain(refetch);
  askAgain(refetch);
  askAgain(refetch);
  expect(answers).toHaveLength(1);
  answers[0]?.resolve();
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve();
  await turn();
  expect(answers).toHaveLength(2);
});

test('asks again after a failure', async () => {
  const { refetch, answers } = heldRefetch();
  askAgain(refetch);
  answers[0]?.reject(new Error('lost'));
  await turn();
  askAgain(refetch);
  expect(answers).toHaveLength(2);
});
