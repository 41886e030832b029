import { registerEnumType } from '@nestjs/graphql';
import { HEALTH_STATUSES } from '../../contract/admin.js';
import {
  AGE_BANDS,
  type AgeBand,
  AVATARS,
  CHILD_COLOURS,
  READING_LEVELS,
  TRANSCRIPTS,
} from '../../contract/children.js';
import { CONTENT_KINDS, CONTENT_SCOPES, CONTENT_STATUSES } from '../../contract/contents.js';
import {
  CONTROL_CODES,
  GRANT_KINDS,
  MINUTE_KINDS,
  REQUEST_DECISIONS,
  REQUEST_KINDS,
  REQUEST_STATES,
  TOPIC_RULES,
  WEEKDAYS,
} from '../../contract/controls.js';
import {
  CONVERSATION_SORTS,
  CONVERSATION_TYPES,
  MESSAGE_ROLES,
  MESSAGE_STATUSES,
  REACTIONS,
} from '../../contract/conversations.js';
import { FAMILY_PARTS, HOUSEHOLD_ROLES, MEMBER_STATES } from '../../contract/households.js';
import { REPORT_DECISIONS, REPORT_STATUSES } from '../../contract/moderation.js';
import { NOTIFICATION_KINDS } from '../../contract/notifications.js';
import { PERMISSIONS, ROLES } from '../../contract/permissions.js';
import { DIGEST_PERIODS, LEARNING_OBJECTS, LEARNING_VERBS } from '../../contract/progress.js';
import { SHIFTS } from '../../contract/recurrence.js';
import { FIRING_STATES, REMINDER_AUDIENCES } from '../../contract/reminders.js';
import { PLAN_KINDS, PLAN_STATES, SCHEDULE_KINDS } from '../../contract/schedules.js';
import { ZONE_DECISIONS, ZONE_QUESTION_STATES } from '../../contract/travel.js';
import { USER_SORTS } from '../../contract/users.js';
import { VOICE_CONSENTS } from '../../contract/voice.js';
import { WAITLIST_MODES, WAITLIST_SORTS, WAITLIST_STATES } from '../../contract/waitlist.js';

type UpperCaseEnum<T extends string> = Readonly<Record<Uppercase<T>, T>>;

/**
 * A GraphQL enum in upper case for the contract's words: clients see `ADMIN`, resolvers take and return `admin`.
 */
export function upperCaseEnum<const T extends string>(name: string, words: readonly T[]): UpperCaseEnum<T> {
  const values = Object.fromEntries(words.map((word) => [word.toUpperCase(), word])) as UpperCaseEnum<T>;
  registerEnumType(values, { name });
  return values;
}

export const RoleEnum = upperCaseEnum('Role', ROLES);
export const PermissionEnum = upperCaseEnum('Permission', PERMISSIONS);
export const ConversationTypeEnum = upperCaseEnum('ConversationType', CONVERSATION_TYPES);
export const ConversationSortEnum = upperCaseEnum('ConversationSort', CONVERSATION_SORTS);
export const MessageRoleEnum = upperCaseEnum('MessageRole', MESSAGE_ROLES);
export const MessageStatusEnum = upperCaseEnum('MessageStatus', MESSAGE_STATUSES);
export const ReactionEnum = upperCaseEnum('Reaction', REACTIONS);
export const ChangeKindEnum = upperCaseEnum('ChangeKind', ['created', 'updated', 'deleted']);
export const WaitlistStateEnum = upperCaseEnum('WaitlistState', WAITLIST_STATES);
export const WaitlistModeEnum = upperCaseEnum('WaitlistMode', WAITLIST_MODES);
export const WaitlistSortEnum = upperCaseEnum('WaitlistSort', WAITLIST_SORTS);
export const NotificationKindEnum = upperCaseEnum('NotificationKind', NOTIFICATION_KINDS);
export const HealthStatusEnum = upperCaseEnum('HealthStatus', HEALTH_STATUSES);
export const ReportStatusEnum = upperCaseEnum('ReportStatus', REPORT_STATUSES);
export const ReportDecisionEnum = upperCaseEnum('ReportDecision', REPORT_DECISIONS);
export const UserSortEnum = upperCaseEnum('UserSort', USER_SORTS);
export const AvatarEnum = upperCaseEnum('Avatar', AVATARS);
export const ChildColourEnum = upperCaseEnum('ChildColour', CHILD_COLOURS);
export const ReadingLevelEnum = upperCaseEnum('ReadingLevel', READING_LEVELS);
export const HouseholdRoleEnum = upperCaseEnum('HouseholdRole', HOUSEHOLD_ROLES);
export const ErasureStateEnum = upperCaseEnum('ErasureState', ['erased', 'scheduled']);
export const MemberStateEnum = upperCaseEnum('MemberState', MEMBER_STATES);
export const FamilyPartEnum = upperCaseEnum('FamilyPart', FAMILY_PARTS);
export const TranscriptEnum = upperCaseEnum('Transcript', TRANSCRIPTS);

/** The name of an enum value cannot begin with a digit: `0_5` is `AGE_0_5`. */
export const AgeBandEnum = Object.fromEntries(AGE_BANDS.map((band) => [`AGE_${band}`, band])) as Readonly<
  Record<`AGE_${AgeBand}`, AgeBand>
>;
registerEnumType(AgeBandEnum, { name: 'AgeBand' });
export const WeekdayEnum = upperCaseEnum('Weekday', WEEKDAYS);
export const ControlCodeEnum = upperCaseEnum('ControlCode', CONTROL_CODES);
export const MinuteKindEnum = upperCaseEnum('MinuteKind', MINUTE_KINDS);
export const TopicRuleEnum = upperCaseEnum('TopicRule', TOPIC_RULES);
export const GrantKindEnum = upperCaseEnum('GrantKind', GRANT_KINDS);
export const ActivityKindEnum = upperCaseEnum('ActivityKind', ['story', 'game']);
export const LearningVerbEnum = upperCaseEnum('LearningVerb', LEARNING_VERBS);
export const LearningObjectEnum = upperCaseEnum('LearningObject', LEARNING_OBJECTS);
export const DigestPeriodEnum = upperCaseEnum('DigestPeriod', DIGEST_PERIODS);
export const RequestKindEnum = upperCaseEnum('RequestKind', REQUEST_KINDS);
export const RequestStateEnum = upperCaseEnum('RequestState', REQUEST_STATES);
export const RequestDecisionEnum = upperCaseEnum('RequestDecision', REQUEST_DECISIONS);
export const ZoneQuestionStateEnum = upperCaseEnum('ZoneQuestionState', ZONE_QUESTION_STATES);
export const ZoneDecisionEnum = upperCaseEnum('ZoneDecision', ZONE_DECISIONS);
export const ShiftEnum = upperCaseEnum('Shift', SHIFTS);
export const ReminderAudienceEnum = upperCaseEnum('ReminderAudience', REMINDER_AUDIENCES);
export const ContentScopeEnum = upperCaseEnum('ContentScope', CONTENT_SCOPES);
export const ContentKindEnum = upperCaseEnum('ContentKind', CONTENT_KINDS);
export const ContentStatusEnum = upperCaseEnum('ContentStatus', CONTENT_STATUSES);
export const FiringStateEnum = upperCaseEnum('FiringState', FIRING_STATES);
export const ScheduleKindEnum = upperCaseEnum('ScheduleKind', SCHEDULE_KINDS);
export const PlanKindEnum = upperCaseEnum('PlanKind', PLAN_KINDS);
export const PlanStateEnum = upperCaseEnum('PlanState', PLAN_STATES);
export const VoiceConsentPurposeEnum = upperCaseEnum('VoiceConsentPurpose', VOICE_CONSENTS);
