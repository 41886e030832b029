import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { CLIENT_FRAME_TYPES } from '../contract/frames.js';
import { ACCESS_RULE, type AccessRule } from '../server/access/access.decorators.js';
import { FRESH_SIGN_IN } from '../server/access/fresh-sign-in.decorator.js';
import { RATE_LIMIT_RULES, type RateLimitRule } from '../server/access/rate-limit.decorator.js';
import { FRAME_RULES } from '../server/chat/live/frame-rules.js';
import { startStarling, type TestStarling } from './support/starling.js';

/** A handler that changes something, as its decorators describe it. */
interface Handler {
  name: string;
  kind: 'REST' | 'Mutation';
  isPublic: boolean;
  buckets: string[];
  freshSignIn: string | undefined;
}

describe('limits', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling({ RATE_LIMITS: 'on' });
  });
  afterAll(() => starling?.stop());

  /** Every REST handler that is no GET, and every GraphQL mutation. */
  const handlers = (): Handler[] => {
    const discovery = starling.app.get(DiscoveryService, { strict: false });
    const reflector = new Reflector();
    const found: Handler[] = [];
    for (const { instance } of [...discovery.getControllers(), ...discovery.getProviders()]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: object = Object.getPrototypeOf(instance) ?? {};
      for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function') continue;
        const verb: RequestMethod | undefined = Reflect.getMetadata('method', handler);
        const isRest = verb !== undefined && verb !== RequestMethod.GET;
        const isMutation = Reflect.getMetadata('graphql:resolver_type', handler) === 'Mutation';
        if (!isRest && !isMutation) continue;
        const type = instance.constructor;
        const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler as () => void, type]);
        const limits: RateLimitRule[] = Reflect.getMetadata(RATE_LIMIT_RULES, handler) ?? [];
        found.push({
          name: `${type.name}.${method}`,
          kind: isRest ? 'REST' : 'Mutation',
          isPublic: rule?.kind === 'public',
          buckets: limits.map(({ bucket }) => bucket),
          freshSignIn: Reflect.getMetadata(FRESH_SIGN_IN, handler),
        });
      }
    }
    return found;
  };
  const namesOf = (found: Handler[]) => found.map(({ name }) => name);

  describe('are declared', () => {
    it('by every handler that changes something: its rate-limit bucket', () => {
      const all = handlers();
      expect(namesOf(all)).toEqual(
        expect.arrayContaining(['MessagesController.edit', 'ChatResolver.sendMessage', 'AuthController.login']),
      );
      expect(namesOf(all.filter(({ buckets }) => buckets.length === 0))).toEqual([]);
    });

    it('by every signed-in handler that changes something: whether it needs a fresh sign-in', () => {
      const signedIn = handlers().filter(({ isPublic }) => !isPublic);
      expect(namesOf(signedIn.filter(({ freshSignIn }) => freshSignIn === undefined))).toEqual([]);
      expect(namesOf(signedIn.filter(({ freshSignIn }) => freshSignIn !== 'never')).sort()).toEqual([
        'AccountController.changePassword',
        'GoogleController.link',
        'GoogleController.unlink',
        'UsersController.erase',
      ]);
    });

    it('so that every signed-in REST change counts as one, and no mutation is open to anyone', () => {
      const all = handlers();
      const uncounted = all.filter(({ kind, isPublic, buckets }) => {
        return kind === 'REST' && !isPublic && !buckets.includes('rest_changes');
      });
      expect(namesOf(uncounted)).toEqual([]);
      expect(namesOf(all.filter(({ kind, isPublic }) => kind === 'Mutation' && isPublic))).toEqual([]);
    });

    it('by every frame that a client may send', () => {
      expect(Object.keys(FRAME_RULES).sort()).toEqual([...CLIENT_FRAME_TYPES].sort());
      expect(FRAME_RULES.message.rateLimit).toBe('messages');
    });
  });
});
