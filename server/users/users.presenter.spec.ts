import type { Actor } from '../access/actor.js';
import type { User } from './user.entity.js';
import { toGraphql } from './users.presenter.js';

describe('whether an address is confirmed', () => {
  const user = { id: 'a', role: 'parent', email: 'a@starling.test', emailVerified: true } as User;
  const seenBy = (viewer: Pick<Actor, 'userId' | 'role'>) => toGraphql(viewer as Actor, user).emailVerified;

  it('is shown to the owner and to admins only', () => {
    expect(seenBy({ userId: 'a', role: 'parent' })).toBe(true);
    expect(seenBy({ userId: 'b', role: 'admin' })).toBe(true);
    expect(seenBy({ userId: 'b', role: 'moderator' })).toBeNull();
    expect(seenBy({ userId: 'b', role: 'parent' })).toBeNull();
  });
});
