import { registerEnumType } from '@nestjs/graphql';
import {
  HEALTH_STATUSES,
  NOTIFICATION_KINDS,
  REPORT_DECISIONS,
  REPORT_STATUSES,
  USER_SORTS,
} from '../../contract/admin.js';
import {
  CONVERSATION_SORTS,
  CONVERSATION_TYPES,
  MESSAGE_ROLES,
  MESSAGE_STATUSES,
  REACTIONS,
} from '../../contract/conversations.js';
import { PERMISSIONS, ROLES } from '../../contract/permissions.js';
import { WAITLIST_MODES, WAITLIST_SORTS, WAITLIST_STATES } from '../../contract/waitlist.js';

type UpperCaseEnum<T extends string> = Readonly<Record<Uppercase<T>, T>>;

/**
 * An enum that GraphQL shows in upper case over the contract's words: `ADMIN` outside, `admin` inside. What a resolver
 * gets and returns is the contract's word.
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
