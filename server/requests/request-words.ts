import { SENSITIVE_TOPICS } from '../../contract/controls.js';
import type { Language } from '../../contract/languages.js';
import type { NewNotification } from '../notifications/notifications.service.js';
import { noticeText } from '../notifications/wording.js';
import { textsIn } from '../platform/languages/texts.js';
import { SUBJECT_SEPARATOR } from './asked-rules.js';
import type { ChildRequest } from './request.js';

type Asked = Pick<ChildRequest, 'kind' | 'subject' | 'message'>;

/** The notice that a guardian gets of a new request. */
export function noticeOf(nickname: string, request: Asked): NewNotification {
  const { kind, subject, message } = request;
  const hasWords = Boolean(subject) || Boolean(message);
  return {
    kind: 'system',
    title: noticeText(`requestAsked.${kind}`, { nickname }),
    message: hasWords ? (language) => wordsOf(request, language) : noticeText('requestAsked.message'),
    link: '/parental',
    mailText: noticeText('requestAsked.message'),
  };
}

function wordsOf({ kind, subject, message }: Asked, language: Language): string {
  const about = kind === 'topic' && subject ? topicsIn(subject, language) : subject;
  return [about, message].filter((text) => text !== null).join(': ');
}

/** Topics by their names. Words that guardians have ruled stay as they are. */
function topicsIn(subject: string, language: Language): string {
  const nameOf = (name: string) => {
    const topic = SENSITIVE_TOPICS.find((one) => one === name);
    if (topic) return textsIn(language, 'notices')(`topic.${topic}`);
    return textsIn(language, 'tags')(name as 'math', { defaultValue: name });
  };
  return subject.split(SUBJECT_SEPARATOR).map(nameOf).join(SUBJECT_SEPARATOR);
}
