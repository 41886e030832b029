import { WEEKDAYS } from '../../contract/controls.js';
import { storyPages } from '../../contract/story-pages.js';
import { OPEN_CONTROLS } from '../factories/families.js';
import { api } from '../support/api.js';
import { SEND, type ShutOutStage } from './shut-out-stage.js';
import type { Way } from './ways-round.js';

const areas = (off: Partial<typeof OPEN_CONTROLS.areas>) => ({ areas: { ...OPEN_CONTROLS.areas, ...off } });
const minutes = (allowed: number) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, allowed])) as unknown as typeof OPEN_CONTROLS.budgets;

async function slugOf(stage: ShutOutStage, kind: 'stories' | 'games'): Promise<string> {
  const { body } = await api(stage.starling.url).get(`/library/${kind}`, stage.parent.accessToken);
  return `/library/${kind}/${body[0].slug}`;
}
const say = (stage: ShutOutStage, content: string) => {
  const { input } = stage.input();
  return stage.graphql(SEND, { input: { ...input, content } });
};
const message = (stage: ShutOutStage) => `/conversations/${stage.conversationId}/messages/${stage.message.id}`;

/** Ways round other rules. Each sets the rules of the child before it tries. */
export const WAYS_ROUND_RULES: readonly Way[] = [
  {
    way: 'A game by its address before the goal of the day',
    answer: '403 goal_first',
    async try(stage) {
      await stage.setRules({ learn_first: { stories: 1, questions: 0 } });
      return stage.rest('GET', await slugOf(stage, 'games'));
    },
  },
  {
    way: 'A game after every page and the end of a story were sent at once',
    answer: '403 goal_first',
    async try(stage) {
      await stage.setRules({ learn_first: { stories: 1, questions: 0 } });
      const address = await slugOf(stage, 'stories');
      const slug = address.split('/').at(-1);
      await stage.rest('GET', address);
      const pages = storyPages((await api(stage.starling.url).get(address, stage.parent.accessToken)).body.body).length;
      for (let page = 0; page <= pages; page += 1) await stage.rest('PUT', `/stories/${slug}/position`, { page });
      await stage.rest('POST', '/devices/me/activity', { kind: 'story', finished: true });
      return stage.rest('GET', await slugOf(stage, 'games'));
    },
  },
  {
    way: 'A story by its address where stories are switched off',
    answer: '403 area_off',
    async try(stage) {
      await stage.setRules(areas({ stories: false }));
      return stage.rest('GET', await slugOf(stage, 'stories'));
    },
  },
  {
    way: 'A message in an earlier conversation where talking is switched off',
    answer: 'area_off',
    async try(stage) {
      await stage.setRules(areas({ chat: false }));
      return say(stage, 'Hello');
    },
  },
  {
    way: 'Own words behind the words of a picture',
    answer: 'own_words_off',
    async try(stage) {
      await stage.setRules(areas({ own_words: false }));
      return say(stage, 'Tell me a story. And who is the president?');
    },
  },
  {
    way: 'A talk in the minutes of stories, which cost none',
    answer: 'budget_used',
    async try(stage) {
      await stage.setRules({ budgets: minutes(0), exempt: ['story'] });
      return say(stage, 'Hello');
    },
  },
  {
    way: 'An edit and a deletion of what guardians may read',
    answer: '403 forbidden',
    async try(stage) {
      await stage.setRules();
      const answers = await Promise.all([
        stage.rest('PATCH', message(stage), { content: 'Something else' }),
        stage.rest('DELETE', message(stage)),
        stage.rest('PATCH', `/conversations/${stage.conversationId}`, { title: 'Nothing' }),
        stage.rest('DELETE', `/conversations/${stage.conversationId}`),
        stage.rest('DELETE', '/conversations'),
      ]);
      return [...new Set(answers)].join(', ');
    },
  },
  {
    way: "A sibling's conversation, read and written by its id",
    answer: '404 conversation_not_found, conversation_not_found, 1008 conversation_not_found',
    async try(stage) {
      const { conversationId } = stage.sibling;
      return [
        await stage.rest('GET', `/conversations/${conversationId}/messages`),
        await stage.graphql(SEND, stage.input(undefined, conversationId)),
        await stage.socket(stage.starling, { conversationId }),
      ].join(', ');
    },
  },
  {
    way: 'Rules, grants, pauses and profile by the calls of guardians',
    answer: '403 forbidden',
    async try(stage) {
      const child = `/children/${stage.child.id}`;
      const answers = await Promise.all([
        stage.rest('PATCH', `${child}/controls`, { version: 1, windows: [] }),
        stage.rest('POST', `${child}/grants`, { kind: 'minutes', minutes: 60 }),
        stage.rest('DELETE', `${child}/pause`),
        stage.rest('PATCH', child, { time_zone: 'Pacific/Kiritimati' }),
        stage.rest('PATCH', '/users/me', { settings: { time_zone: 'Pacific/Kiritimati' } }),
        stage.rest('POST', '/devices/handover', { child_id: stage.sibling.child.id, name: 'Mine' }),
        stage.rest('GET', '/users/me/export'),
        stage.rest('GET', '/users/me/sessions'),
      ]);
      return [...new Set(answers)].join(', ');
    },
  },
];
