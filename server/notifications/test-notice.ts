import type { NewNotification } from './notifications.service.js';
import { noticeTexts } from './wording.js';

/** What someone gets who tries whether notifications arrive. It comes at once, so that the try says something. */
export const TEST_NOTICE: NewNotification = {
  kind: 'system',
  ...noticeTexts('test'),
  link: '/settings',
  mail: null,
  isUrgent: true,
  tag: 'test',
};
