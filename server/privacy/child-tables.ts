import { CHILD_RULE_TABLES } from './child-rule-tables.js';
import { type ChildTable, OF_ACCOUNT, OF_CHILD } from './child-table.js';

/**
 * Every table that refers to a child or to the child's account: what it is for, and how long it is kept. The data card, the
 * preview of an erasure and its receipt count these tables. A test compares the catalogue with the schema of the database,
 * column by column, so that no feature can store something about a child that its guardians do not see here.
 */
export const CHILD_TABLES: readonly ChildTable[] = [
  {
    table: 'conversations',
    kept: 'unused',
    condition: OF_ACCOUNT,
    exported: { as: 'conversations' },
    columns: [
      'id user_id title title_by_user type_by_user tags_by_user summary conversation_type is_pinned is_archived tags',
      'message_count unread_count last_seq read_seq last_message_id last_message_at titled_at_count delete_after created_at',
      'updated_at is_private',
    ],
  },
  {
    table: 'messages',
    kept: 'conversation',
    condition: OF_ACCOUNT,
    exported: { as: 'conversations' },
    columns: [
      'id conversation_id user_id seq role content status client_message_id reply_to reaction response_type truncated',
      'hidden_at edited_at created_at',
    ],
  },
  {
    table: 'replies',
    kept: 'conversation',
    condition: OF_ACCOUNT,
    exported: { no: 'Work in progress: the finished answers are in the conversations' },
    columns: [
      'id conversation_id message_id message_seq state fence attempts lease_owner lease_until stop_requested_at text',
      'assistant_message_id response_type created_at first_text_at finished_at text_fence user_id account_slot',
    ],
  },
  {
    table: 'conversation_events',
    kept: 'conversation',
    condition: 'conversation_id IN (SELECT id FROM conversations WHERE user_id = $2)',
    exported: { no: 'The conversations show what came of them' },
    columns: ['conversation_id seq event message_id changes created_at'],
  },
  {
    table: 'devices',
    kept: 'deviceRemoved',
    condition: 'id IN (SELECT device_id FROM device_children WHERE child_id = $1)',
    columns: [
      'id household_id name platform app_version paired_by created_at last_seen_at revoked_at pin_tries pin_locked_until',
    ],
  },
  {
    table: 'device_children',
    kept: 'deviceChanged',
    condition: OF_CHILD,
    columns: ['device_id child_id'],
  },
  {
    table: 'device_pairings',
    kept: 'tenMinutes',
    condition: OF_CHILD,
    exported: { no: 'Codes that end within ten minutes, kept as hashes' },
    columns: [
      'device_code_hash user_code_hash picture pictures platform network_hash state interval_seconds polled_at child_id',
      'household_id name approved_by created_at expires_at',
    ],
  },
  ...CHILD_RULE_TABLES,
  {
    table: 'sessions',
    kept: 'year',
    condition: OF_ACCOUNT,
    exported: { as: 'sessions' },
    columns: [
      'id user_id user_agent created_at authenticated_at last_used_at expires_at ended_at device_id is_device_removed',
    ],
  },
  {
    table: 'refresh_tokens',
    kept: 'signedIn',
    condition: 'session_id IN (SELECT id FROM sessions WHERE user_id = $2)',
    exported: { no: 'Keys, kept as hashes: whoever had them could use the device' },
    columns: ['token_hash session_id created_at spent_at used_at successor_hash sealed_successor'],
  },
  {
    table: 'users',
    kept: 'erased',
    condition: 'id = $2',
    exported: { as: 'user' },
    columns: [
      'id username email email_verified password_hash first_name last_name role avatar bio phone location settings',
      'disabled_at last_seen_at created_at updated_at is_practice_proved practice_disabled_at erasure_requested_at',
      'browser_language',
    ],
  },
  {
    table: 'user_activity_days',
    kept: 'erased',
    condition: OF_ACCOUNT,
    exported: { as: 'activity_days' },
    columns: ['day user_id'],
  },
  {
    table: 'notifications',
    kept: 'newest',
    // Those of guardians that name or quote the child as well.
    condition: `(${OF_ACCOUNT} OR ${OF_CHILD})`,
    exported: { as: 'notifications' },
    columns: ['id user_id kind title message conversation_id link read_at created_at child_id'],
  },
  {
    table: 'reports',
    kept: 'deleted',
    condition: 'subject_id = $2 AND NOT is_home',
    exported: { as: 'reports' },
    columns: [
      'id conversation_id message_id reporter_id subject_id source reason excerpt status claimed_by claimed_at decision',
      'decided_by decided_at note created_at notices safety_severity is_home rule_id pack_version',
      'barred sealed_excerpt',
    ],
  },
  {
    table: 'safety_alerts',
    kept: 'deleted',
    condition: OF_CHILD,
    columns: ['id child_id category severity count first_at last_at state judged_by judged_at is_reply'],
  },
  {
    table: 'safety_events',
    kept: 'deleted',
    condition: OF_CHILD,
    exportedRows: 'severity >= 3',
    columns: ['message_id child_id category severity rule_id pack_version at is_reply'],
  },
  {
    table: 'child_homes',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id household_id'],
  },
  {
    table: 'child_consents',
    kept: 'erased',
    condition: OF_CHILD,
    exported: { as: 'consents' },
    columns: ['id child_id purpose text_version text_language text_sha256 given_by given_at withdrawn_by withdrawn_at'],
  },
  {
    table: 'child_erasures',
    kept: 'sevenDays',
    condition: OF_CHILD,
    columns: ['child_id what asked_by asked_at erases_at'],
  },
  {
    table: 'household_activity',
    kept: 'household',
    condition: OF_CHILD,
    exported: { no: 'Guardians read it as the activity of their household, where each export adds a line' },
    columns: ['id household_id at actor_id action child_id detail'],
  },
];
