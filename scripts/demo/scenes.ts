/** What the pictures of the documentation show. */
import type { Page } from 'playwright-core';
import type { Account, People } from './people.ts';

export interface Scene {
  name: string;
  account: Account;
  path: string;
  /** Resolves when the page shows what it is about. */
  ready(page: Page): Promise<void>;
}

const STORY = 'the-lift-to-thursday';

export async function scenesOf({ guardians, children, moderator, admin }: People): Promise<Scene[]> {
  const guardian = guardians.get('juno')!;
  const child = children.get('tilda')!;
  const [newest] = await guardian.api.get<{ id: string }[]>('/conversations');
  const [report] = await moderator.api.get<{ id: string }[]>('/moderation/reports');
  const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
  return [
    { name: 'chat', account: guardian, path: `/conversation-list/${newest!.id}`, ready: text('Can Pip help') },
    { name: 'family', account: guardian, path: '/parental', ready: text('Tilda') },
    { name: 'progress', account: guardian, path: `/progress?child=${child.child.id}`, ready: text('Day by day') },
    { name: 'child-home', account: child, path: '/home', ready: text('Hello, Tilda') },
    {
      name: 'story',
      account: child,
      path: `/story/${STORY}`,
      ready: async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    {
      name: 'safety-case',
      account: moderator,
      path: `/moderation/reports?report=${report?.id}`,
      ready: text('secret'),
    },
    {
      name: 'admin',
      account: admin,
      path: '/admin',
      ready: (page) => page.locator('.recharts-surface').nth(1).waitFor(),
    },
  ];
}
