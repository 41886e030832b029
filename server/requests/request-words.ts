import type { RequestKind } from '../../contract/controls.js';
import type { NewNotification } from '../notifications/notifications.service.js';
import type { ChildRequest } from './request.js';

const TITLES: Readonly<Record<RequestKind, string>> = {
  time: 'asks for more time',
  topic: 'asks to talk about something',
  game: 'asks for a game',
  story: 'asks for a story',
  other: 'asks you something',
};

/** The notice that a guardian gets of a new request. */
export function noticeOf(nickname: string, { kind, subject, message }: ChildRequest): NewNotification {
  const words = [subject, message].filter((text) => text !== null).join(': ');
  return {
    kind: 'system',
    title: `${nickname} ${TITLES[kind]}`,
    message: words === '' ? 'You can answer under Parental Controls.' : words,
    link: '/parental',
  };
}
