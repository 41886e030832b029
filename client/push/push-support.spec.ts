import { pushSupport } from './push-support';

it.each([
  [{ hasPush: true, permission: 'default', isApplePhone: false }, 'askable'],
  [{ hasPush: true, permission: 'granted', isApplePhone: true }, 'granted'],
  [{ hasPush: true, permission: 'denied', isApplePhone: false }, 'denied'],
  [{ hasPush: false, permission: null, isApplePhone: true }, 'needs_install'],
  [{ hasPush: false, permission: 'granted', isApplePhone: false }, 'unsupported'],
  [{ hasPush: true, permission: null, isApplePhone: false }, 'unsupported'],
] as const)('%j is %s', (facts, support) => expect(pushSupport(facts)).toBe(support));
