import type { NewNotification } from './notifications.service.js';

/** What someone gets who tries whether notifications arrive. It comes at once, so that the try says something. */
export const TEST_NOTICE: NewNotification = {
  kind: 'system',
  title: 'Notifications work',
  message: 'You tried them in your settings. This is how news from Starling looks.',
  link: '/settings',
  mail: null,
  isUrgent: true,
  tag: 'test',
};
