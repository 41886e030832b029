import { AccessService } from './access.service.js';
import type { Actor } from './actor.js';
import type { Block } from './admission-rules.js';

describe('AccessService.authorize', () => {
  const service = new AccessService({} as never, {} as never, {} as never, {} as never);
  const actorWith = (...blocks: Block[]) => ({ permissions: ['view_content'], blocks }) as Partial<Actor> as Actor;

  it('admits an actor without blocks that holds the permission', () => {
    expect(() => service.authorize(actorWith(), 'view_content')).not.toThrow();
    expect(() => service.authorize(actorWith(), null)).not.toThrow();
  });

  it('refuses an actor without the permission', () => {
    expect(() => service.authorize(actorWith(), 'manage_users')).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });

  it('refuses a blocked actor with the reason, and with the end where the block ends by itself', () => {
    const until = new Date('2026-06-01T20:00:00Z');
    const refusal = (actor: Actor) => expect(() => service.authorize(actor, null));
    refusal(actorWith({ reason: 'waitlisted' })).toThrow(expect.objectContaining({ code: 'waitlisted', detail: {} }));
    refusal(actorWith({ reason: 'waitlisted', until })).toThrow(
      expect.objectContaining({ code: 'waitlisted', detail: { until: '2026-06-01T20:00:00.000Z' } }),
    );
  });

  it('admits a blocked actor where the handler allows the reason, but still requires the permission', () => {
    const actor = actorWith({ reason: 'waitlisted' });
    expect(() => service.authorize(actor, 'view_content', ['waitlisted'])).not.toThrow();
    expect(() => service.authorize(actor, 'manage_users', ['waitlisted'])).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });
});
