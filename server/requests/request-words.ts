import type { NewNotification } from '../notifications/notifications.service.js';
import { noticeText } from '../notifications/wording.js';
import type { ChildRequest } from './request.js';

/** The notice that a guardian gets of a new request. */
export function noticeOf(nickname: string, { kind, subject, message }: ChildRequest): NewNotification {
  const words = [subject, message].filter((text) => text !== null).join(': ');
  return {
    kind: 'system',
    title: noticeText(`requestAsked.${kind}`, { nickname }),
    message: words === '' ? noticeText('requestAsked.message') : words,
    link: '/parental',
  };
}
