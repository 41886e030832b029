import type { Operation, OperationGroup, Tag } from '../operation.js';
import { accountOperations } from './account.js';
import { administrationOperations } from './administration.js';
import { calendarOperations } from './calendars.js';
import { childConversationOperations } from './child-conversations.js';
import { childOperations } from './children.js';
import { contentOperations } from './contents.js';
import { controlOperations } from './controls.js';
import { conversationOperations } from './conversations.js';
import { deviceOperations } from './devices.js';
import { documentOperations } from './document.js';
import { householdOperations } from './households.js';
import { libraryOperations } from './library.js';
import { messageOperations } from './messages.js';
import { moderationOperations } from './moderation.js';
import { notificationOperations } from './notifications.js';
import { passkeyOperations } from './passkeys.js';
import { practiceOperations } from './practice.js';
import { progressOperations } from './progress.js';
import { recurrenceOperations } from './recurrences.js';
import { reminderOperations } from './reminders.js';
import { requestOperations } from './requests.js';
import { safetyOperations } from './safety.js';
import { scheduleOperations } from './schedules.js';
import { signInOperations } from './sign-in.js';
import { travelOperations } from './travel.js';
import { uploadOperations } from './uploads.js';
import { voiceOperations } from './voice.js';
import { waitlistOperations } from './waitlist.js';

const GROUPS: readonly OperationGroup[] = [
  signInOperations,
  passkeyOperations,
  accountOperations,
  waitlistOperations,
  conversationOperations,
  messageOperations,
  householdOperations,
  childOperations,
  controlOperations,
  requestOperations,
  travelOperations,
  deviceOperations,
  childConversationOperations,
  progressOperations,
  reminderOperations,
  recurrenceOperations,
  scheduleOperations,
  calendarOperations,
  libraryOperations,
  contentOperations,
  uploadOperations,
  voiceOperations,
  safetyOperations,
  notificationOperations,
  moderationOperations,
  administrationOperations,
  practiceOperations,
  documentOperations,
];

/** Every description, by `METHOD /path`. A test compares them with the routes. */
export const OPERATIONS: ReadonlyMap<string, Operation & { tag: Tag }> = new Map(
  GROUPS.flatMap(({ tag, operations }) =>
    Object.entries(operations).map(([route, operation]) => [route, { ...operation, tag }] as const),
  ),
);
