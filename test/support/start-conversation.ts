import type { Account } from './accounts.js';
import { LiveClient } from './live-client.js';
import type { TestStarling } from './starling.js';

/** Asks the questions in a new conversation, each answered with “answer to …” by the double. @returns its id. */
export async function startConversation(
  starling: Pick<TestStarling, 'url'>,
  account: Pick<Account, 'accessToken'>,
  ...questions: string[]
): Promise<string> {
  const client = await LiveClient.join(starling, { token: account.accessToken });
  for (const question of questions) {
    await client.ask(`${question} [[script:pieces n=1 text="answer to ${question}"]]`);
  }
  await client.close();
  return client.conversationId;
}
