import { CreateSchema1795000000000 } from './1795000000000-create-schema.js';
import { CountConversations1795000100000 } from './1795000100000-count-conversations.js';
import { IndexAdminTables1795000200000 } from './1795000200000-index-admin-tables.js';
import { UpdateInPlace1795000300000 } from './1795000300000-update-in-place.js';
import { WriterOfTheText1795000400000 } from './1795000400000-writer-of-the-text.js';
import { IndexForeignKeys1795000500000 } from './1795000500000-index-foreign-keys.js';
import { OneSafetyCase1795000600000 } from './1795000600000-one-safety-case.js';
import { BusOfNodes1795000600001 } from './1795000600001-bus-of-nodes.js';
import { BindOneTimeCodes1795001100000 } from './1795001100000-bind-one-time-codes.js';
import { MarkPracticeAccounts1795001100001 } from './1795001100001-mark-practice-accounts.js';
import { KeyAuditChain1795001200000 } from './1795001200000-key-audit-chain.js';
import { OwnWaitlistEntries1795001200001 } from './1795001200001-own-waitlist-entries.js';
import { NeutralUsernames1795001200002 } from './1795001200002-neutral-usernames.js';
import { RepliesOfAnAccount1795001300000 } from './1795001300000-replies-of-an-account.js';
import { ReportsOfAccounts1795001300001 } from './1795001300001-reports-of-accounts.js';
import { ErasureInBatches1795001300002 } from './1795001300002-erasure-in-batches.js';
import { PrivateConversations1795001400020 } from './1795001400020-private-conversations.js';
import { ModerationOutcomes1795001400021 } from './1795001400021-moderation-outcomes.js';
import { StatSnapshots1795001400040 } from './1795001400040-stat-snapshots.js';
import { PasswordResetLinks1795001400050 } from './1795001400050-password-reset-links.js';
import { KeepPrivateConversations1795001400070 } from './1795001400070-keep-private-conversations.js';
import { PrivateWithSafetyAnswer1795001400071 } from './1795001400071-private-with-safety-answer.js';
import { EarlierPrivateConversations1795001400072 } from './1795001400072-earlier-private-conversations.js';
import { Families1795001500000 } from './1795001500000-families.js';
import { ChildRecords1795001500100 } from './1795001500100-child-records.js';
import { DevicePairings1795001500200 } from './1795001500200-device-pairings.js';
import { RemovedDevices1795001500300 } from './1795001500300-removed-devices.js';
import { Controls1795001600000 } from './1795001600000-controls.js';
import { ChildRequests1795001600100 } from './1795001600100-child-requests.js';
import { GoalSteps1795001600200 } from './1795001600200-goal-steps.js';
import { Travel1795001600201 } from './1795001600201-travel.js';
import { SafetyDecisions1795001700100 } from './1795001700100-safety-decisions.js';
import { Escalation1795001700200 } from './1795001700200-escalation.js';
import { LearningEvents1795001800000 } from './1795001800000-learning-events.js';
import { BlockedReplies1795002000000 } from './1795002000000-blocked-replies.js';
import { ChildQuestions1795002100000 } from './1795002100000-child-questions.js';
import { Reminders1795002200000 } from './1795002200000-reminders.js';
import { Schedules1795002200100 } from './1795002200100-schedules.js';
import { CalendarLinks1795002200200 } from './1795002200200-calendar-links.js';
import { Mail1795002400000 } from './1795002400000-mail.js';
import { Push1795010000000 } from './1795010000000-push.js';
import { MinutesByDate1795020000000 } from './1795020000000-minutes-by-date.js';
import { Contents1795030000000 } from './1795030000000-contents.js';
import { Uploads1795040000000 } from './1795040000000-uploads.js';
import { Voice1795050000000 } from './1795050000000-voice.js';
import { Stories1795060000000 } from './1795060000000-stories.js';
import { UnclaimedBlobs1795070000000 } from './1795070000000-unclaimed-blobs.js';
import { Passkeys1795090000000 } from './1795090000000-passkeys.js';
import { ConsentLanguages1795100000000 } from './1795100000000-consent-languages.js';
import { BrowserLanguages1795110000000 } from './1795110000000-browser-languages.js';
import { NoticesAboutChildren1795120000000 } from './1795120000000-notices-about-children.js';
import { UncheckedExchanges1795130000000 } from './1795130000000-unchecked-exchanges.js';
import { LostClaims1795140000000 } from './1795140000000-lost-claims.js';

/** All migrations, oldest first. Add new ones at the end, and never edit a merged one. */
export const MIGRATIONS = [
  CreateSchema1795000000000,
  CountConversations1795000100000,
  IndexAdminTables1795000200000,
  UpdateInPlace1795000300000,
  WriterOfTheText1795000400000,
  IndexForeignKeys1795000500000,
  OneSafetyCase1795000600000,
  BusOfNodes1795000600001,
  BindOneTimeCodes1795001100000,
  MarkPracticeAccounts1795001100001,
  KeyAuditChain1795001200000,
  OwnWaitlistEntries1795001200001,
  NeutralUsernames1795001200002,
  RepliesOfAnAccount1795001300000,
  ReportsOfAccounts1795001300001,
  ErasureInBatches1795001300002,
  PrivateConversations1795001400020,
  ModerationOutcomes1795001400021,
  StatSnapshots1795001400040,
  PasswordResetLinks1795001400050,
  KeepPrivateConversations1795001400070,
  PrivateWithSafetyAnswer1795001400071,
  EarlierPrivateConversations1795001400072,
  Families1795001500000,
  ChildRecords1795001500100,
  DevicePairings1795001500200,
  RemovedDevices1795001500300,
  Controls1795001600000,
  ChildRequests1795001600100,
  GoalSteps1795001600200,
  Travel1795001600201,
  SafetyDecisions1795001700100,
  Escalation1795001700200,
  LearningEvents1795001800000,
  BlockedReplies1795002000000,
  ChildQuestions1795002100000,
  Reminders1795002200000,
  Schedules1795002200100,
  CalendarLinks1795002200200,
  Mail1795002400000,
  Push1795010000000,
  MinutesByDate1795020000000,
  Contents1795030000000,
  Uploads1795040000000,
  Voice1795050000000,
  Stories1795060000000,
  UnclaimedBlobs1795070000000,
  Passkeys1795090000000,
  ConsentLanguages1795100000000,
  BrowserLanguages1795110000000,
  NoticesAboutChildren1795120000000,
  UncheckedExchanges1795130000000,
  LostClaims1795140000000,
];
