import { noticeTexts } from '../notifications/wording.js';

/** Tells the owner of a change in how the account signs in, also by mail. */
export function securityNotice(...[name, values]: Parameters<typeof noticeTexts>) {
  return { kind: 'system' as const, ...noticeTexts(name, values), link: '/settings', mail: 'security' as const };
}
