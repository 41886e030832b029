/**
 * Every table that refers to a child or to the child's account: what it is for, and how long it is kept. The data card, the
 * preview of an erasure and its receipt count these tables. A test compares the catalogue with the schema of the database,
 * column by column, so that no feature can store something about a child that its guardians do not see here.
 */
export interface ChildTable {
  readonly table: string;
  readonly label: string;
  readonly purpose: string;
  readonly retention: string;
  /** SQL: the rows about the child `$1`, whose account is `$2`. */
  readonly condition: string;
  readonly columns: readonly string[];
}

const UNTIL_ERASED = 'Until you delete it or erase the child';
const WITH_CONVERSATION = 'As long as the conversation';

const OF_ACCOUNT = 'user_id = $2';
const OF_CHILD = 'child_id = $1';

export const CHILD_TABLES: readonly ChildTable[] = [
  {
    table: 'conversations',
    label: 'Conversations',
    purpose: 'So that the child can go on, and you can read along',
    retention: `${UNTIL_ERASED}, or by the rule of this service for unused conversations`,
    condition: OF_ACCOUNT,
    columns: [
      'id user_id title title_by_user type_by_user tags_by_user summary conversation_type is_pinned is_archived tags',
      'message_count unread_count last_seq read_seq last_message_id last_message_at titled_at_count delete_after created_at',
      'updated_at is_private',
    ],
  },
  {
    table: 'messages',
    label: 'Messages and answers',
    purpose: 'The words of the conversations',
    retention: WITH_CONVERSATION,
    condition: OF_ACCOUNT,
    columns: [
      'id conversation_id user_id seq role content status client_message_id reply_to reaction response_type truncated',
      'hidden_at edited_at created_at',
    ],
  },
  {
    table: 'replies',
    label: 'Answers being written',
    purpose: 'So that no answer is lost when a computer fails',
    retention: WITH_CONVERSATION,
    condition: OF_ACCOUNT,
    columns: [
      'id conversation_id message_id message_seq state fence attempts lease_owner lease_until stop_requested_at text',
      'assistant_message_id response_type created_at first_text_at finished_at text_fence user_id account_slot',
    ],
  },
  {
    table: 'conversation_events',
    label: 'Steps of conversations',
    purpose: 'So that open screens show the same',
    retention: WITH_CONVERSATION,
    condition: 'conversation_id IN (SELECT id FROM conversations WHERE user_id = $2)',
    columns: ['conversation_id seq event message_id changes created_at'],
  },
  {
    table: 'devices',
    label: 'Devices',
    purpose: 'Which tablets and browsers the child uses',
    retention: 'Until you remove the device or erase the child',
    condition: 'id IN (SELECT device_id FROM device_children WHERE child_id = $1)',
    columns: [
      'id household_id name platform app_version paired_by created_at last_seen_at revoked_at pin_tries pin_locked_until',
    ],
  },
  {
    table: 'device_children',
    label: 'Children of a device',
    purpose: 'Which children share a device',
    retention: 'Until you change the device or erase the child',
    condition: OF_CHILD,
    columns: ['device_id child_id'],
  },
  {
    table: 'device_pairings',
    label: 'Devices that were let in',
    purpose: 'So that a code connects one device, once',
    retention: 'Ten minutes',
    condition: OF_CHILD,
    columns: [
      'device_code_hash user_code_hash picture pictures platform network_hash state interval_seconds polled_at child_id',
      'household_id name approved_by created_at expires_at',
    ],
  },
  {
    table: 'child_controls',
    label: 'Rules',
    purpose: 'Quiet times, minutes, breaks, areas and topics that you have set',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id version rules changed_at'],
  },
  {
    table: 'child_grants',
    label: 'Extra time',
    purpose: 'What grown-ups have granted, and who',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['id child_id kind minutes until local_date granted_by created_at'],
  },
  {
    table: 'child_minutes',
    label: 'Minutes used',
    purpose: 'So that budgets and breaks are right on every device',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id minute kind local_date'],
  },
  {
    table: 'child_goals',
    label: 'Steps to the goal of a day',
    purpose: 'So that games open when the goal is reached',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id local_date stories questions is_waived'],
  },
  {
    table: 'learning_events',
    label: 'What the child did',
    purpose: 'So that you see which stories, games and guides the child used',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id client_event_id verb object_kind object_id result at local_date created_at'],
  },
  {
    table: 'sent_digests',
    label: 'Summaries sent',
    purpose: 'So that each guardian gets a summary once',
    retention: 'Sixty days',
    condition: OF_CHILD,
    columns: ['user_id child_id period starts_on sent_at'],
  },
  {
    table: 'child_passes',
    label: 'Opened for a day',
    purpose: 'Areas and topics that you have opened for one day',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id local_date kind name'],
  },
  {
    table: 'child_requests',
    label: 'Requests',
    purpose: 'What the child has asked you, and your answer',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: [
      'id child_id kind subject message is_held conversation_id message_id state asked_at expires_at decided_by decided_at',
      'minutes note',
    ],
  },
  {
    table: 'child_goal_steps',
    label: 'What counted towards the goal',
    purpose: 'So that a story or a question counts once',
    retention: 'Until the second day after, when the child next learns',
    condition: OF_CHILD,
    columns: ['child_id local_date kind item at'],
  },
  {
    table: 'device_zones',
    label: 'Clocks of devices',
    purpose: 'To ask you whether quiet times should follow the child on a journey',
    retention: 'While a device is on another clock than the child',
    condition: OF_CHILD,
    columns: ['device_id child_id zone since'],
  },
  {
    table: 'zone_questions',
    label: 'Questions about journeys',
    purpose: 'What you were asked about the clock of a device, and what you decided',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['id child_id device_id zone state asked_at until decided_by decided_at'],
  },
  {
    table: 'reminders',
    label: 'Reminders',
    purpose: 'What you want to be reminded of, or want the child to be reminded of',
    retention: UNTIL_ERASED,
    condition: OF_CHILD,
    columns: [
      'id child_id owner_id title note recurrence offset_minutes nag_every audience enabled next_occurrence next_at revision',
      'created_at updated_at',
    ],
  },
  {
    table: 'reminder_firings',
    label: 'Reminders that were due',
    purpose: 'So that each comes once, and you see what was done',
    retention: 'Three months',
    condition: 'reminder_id IN (SELECT r.id FROM reminders r WHERE r.child_id = $1)',
    columns: [
      'id reminder_id occurrence fire_at fired_at state snoozed_until ring_at nags is_summed settled_by settled_at',
    ],
  },
  {
    table: 'schedule_items',
    label: "Parts of the child's week",
    purpose: 'To show the child what comes now and next',
    retention: UNTIL_ERASED,
    condition: OF_CHILD,
    columns: ['id child_id title kind picture steps minutes recurrence quiet revision created_at updated_at'],
  },
  {
    table: 'plan_marks',
    label: 'What the child has marked as done',
    purpose: 'So that the child sees what is done today',
    retention: 'As long as the part of the week',
    condition: 'item_id IN (SELECT s.id FROM schedule_items s WHERE s.child_id = $1)',
    columns: ['item_id local_date step done_at'],
  },
  {
    table: 'sessions',
    label: 'Times that a device was signed in',
    purpose: 'So that you can sign a lost device out',
    retention: 'At most a year',
    condition: OF_ACCOUNT,
    columns: [
      'id user_id user_agent created_at authenticated_at last_used_at expires_at ended_at device_id is_device_removed',
    ],
  },
  {
    table: 'refresh_tokens',
    label: 'Keys of signed-in devices',
    purpose: 'So that a device stays signed in',
    retention: 'As long as the device is signed in',
    condition: 'session_id IN (SELECT id FROM sessions WHERE user_id = $2)',
    columns: ['token_hash session_id created_at spent_at used_at successor_hash sealed_successor'],
  },
  {
    table: 'users',
    label: "The child's account",
    purpose: 'What the profile and the conversations belong to. It has no address and no password',
    retention: 'Until you erase the child',
    condition: 'id = $2',
    columns: [
      'id username email email_verified password_hash first_name last_name role avatar bio phone location settings',
      'disabled_at last_seen_at created_at updated_at is_practice_proved practice_disabled_at erasure_requested_at',
    ],
  },
  {
    table: 'user_activity_days',
    label: 'Days of use',
    purpose: 'Counted without names, so that the service knows how many use it',
    retention: 'Until you erase the child',
    condition: OF_ACCOUNT,
    columns: ['day user_id'],
  },
  {
    table: 'notifications',
    label: 'Notices on the device',
    purpose: 'What the child’s screen was told',
    retention: 'The newest 200',
    condition: OF_ACCOUNT,
    columns: ['id user_id kind title message conversation_id link read_at created_at'],
  },
  {
    table: 'reports',
    label: 'Safety cases',
    purpose: 'So that moderators can look at an unsafe message',
    retention: UNTIL_ERASED,
    condition: 'subject_id = $2 AND NOT is_home',
    columns: [
      'id conversation_id message_id reporter_id subject_id source reason excerpt status claimed_by claimed_at decision',
      'decided_by decided_at note created_at notices safety_severity is_home rule_id pack_version',
      'barred sealed_excerpt',
    ],
  },
  {
    table: 'safety_alerts',
    label: 'Safety alerts',
    purpose: 'So that you know when something your child wrote was serious, or an answer was stopped',
    retention: UNTIL_ERASED,
    condition: OF_CHILD,
    columns: ['id child_id category severity count first_at last_at state judged_by judged_at is_reply'],
  },
  {
    table: 'safety_events',
    label: 'Safety checks that found something',
    purpose: 'What kind of message or answer it was, without its words, so that the digest can count it',
    retention: UNTIL_ERASED,
    condition: OF_CHILD,
    columns: ['message_id child_id category severity rule_id pack_version at is_reply'],
  },
  {
    table: 'child_homes',
    label: 'Households',
    purpose: 'Who looks after the child',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['child_id household_id'],
  },
  {
    table: 'child_consents',
    label: 'Consents',
    purpose: 'The proof that a guardian agreed',
    retention: 'Until you erase the child',
    condition: OF_CHILD,
    columns: ['id child_id text_version text_sha256 given_by given_at withdrawn_by withdrawn_at'],
  },
  {
    table: 'child_erasures',
    label: 'Deletions that wait',
    purpose: 'So that another guardian can call a deletion off',
    retention: 'Seven days',
    condition: OF_CHILD,
    columns: ['child_id what asked_by asked_at erases_at'],
  },
  {
    table: 'household_activity',
    label: 'What happened',
    purpose: 'So that you see who changed a rule or read a conversation',
    retention: 'As long as the household; lines no longer name an erased child',
    condition: OF_CHILD,
    columns: ['id household_id at actor_id action child_id detail'],
  },
];
