import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject } from 'rxjs';
import { thenRefetch } from './then-refetch';

const MINUTES = gql`
  query Minutes {
    minutes
  }
`;
const GRANT = gql`
  mutation Grant {
    grant
  }
`;

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A page that shows the minutes, of a server that grants at once. The test answers the queries. */
async function openPage() {
  const answers: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'Grant') return of({ data: { grant: true } });
    const answer = new Subject<ApolloLink.Result>();
    answers.push(answer);
    return answer;
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const seen: { minutes?: unknown; error?: string }[] = [];
  client.watchQuery<{ minutes: number }>({ query: MINUTES }).subscribe(({ data, error }) => {
    seen.push({ minutes: data?.minutes, error: error?.message });
  });
  const answer = (minutes: number) => {
    answers.at(-1)?.next({ data: { minutes } });
    answers.at(-1)?.complete();
  };
  answer(15);
  await turn();
  let isGranted = false;
  const granted = client.mutate({ mutation: GRANT, ...thenRefetch('Minutes') }).then(() => {
    isGranted = true;
  });
  await turn();
  return { granted, isGranted: () => isGranted, answer, fail: () => answers.at(-1)?.error(new Error('lost')), seen };
}

it('a mutation ends when the queries that it changes have their answers', async () => {
  const page = await openPage();
  expect(page.isGranted()).toBe(false);
  page.answer(30);
  await page.granted;
  expect(page.seen.at(-1)).toEqual({ minutes: 30, error: undefined });
});

it('a mutation succeeds although a query afterwards fails, and the query has the error', async () => {
  const page = await openPage();
  page.fail();
  await page.granted;
  expect(page.seen.at(-1)?.error).toBe('lost');
});
