import { ACCESS_RULES, checkAccess } from '../access/access-rules';
import { childPageAt } from './child-pages';

describe("the pages of a child's device", () => {
  it.each([
    '/home',
    '/home/who',
    '/home/help',
    '/schedules',
    '/chat',
    '/story',
    '/story/three-socks',
    '/games/rhyme-kitchen',
    '/Device-Profiles/',
  ])('include %s', (path) => {
    expect(childPageAt(path)).not.toBeNull();
  });

  it('include no page of grown-ups, and none that does not exist', () => {
    const shared = ACCESS_RULES.map(({ path }) => path).filter((path) => childPageAt(path) !== null);
    expect(shared.sort()).toEqual(['/chat', '/contents', '/device-profiles', '/home', '/schedules']);
    for (const path of ['/', '/homes', '/home/other', '/library', '/voice', '/onboarding', '/no-such-page']) {
      expect([path, childPageAt(path)]).toEqual([path, null]);
    }
  });

  it('do not lead a grown-up to the home of the child', () => {
    for (const role of ['admin', 'moderator', 'parent'] as const) {
      expect(checkAccess({ role, permissions: ['view_device_profiles'] }, '/home').isAllowed).toBe(false);
    }
  });
});
