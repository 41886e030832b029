import { type ChildTable, OF_ACCOUNT, OF_CHILD } from './child-table.js';

/** What guardians set for a child, what the child asks for and does, and what is planned. */
export const CHILD_RULE_TABLES: readonly ChildTable[] = [
  {
    table: 'child_controls',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id version rules changed_at'],
  },
  {
    table: 'child_voices',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id settings changed_at'],
  },
  {
    table: 'child_grants',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['id child_id kind minutes until local_date granted_by created_at'],
  },
  {
    table: 'child_minutes',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id minute kind local_date'],
  },
  {
    table: 'child_goals',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id local_date stories questions is_waived'],
  },
  {
    table: 'learning_events',
    kept: 'erased',
    condition: OF_CHILD,
    exported: { as: 'learning_events' },
    columns: ['child_id client_event_id verb object_kind object_id result at local_date created_at'],
  },
  {
    table: 'sent_digests',
    kept: 'sixtyDays',
    condition: OF_CHILD,
    columns: ['user_id child_id period starts_on sent_at'],
  },
  {
    table: 'child_passes',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['child_id local_date kind name'],
  },
  {
    table: 'child_requests',
    kept: 'erased',
    condition: OF_CHILD,
    exported: { as: 'requests' },
    columns: [
      'id child_id kind subject message is_held conversation_id message_id state asked_at expires_at decided_by decided_at',
      'minutes note',
    ],
  },
  {
    table: 'child_goal_steps',
    kept: 'secondDay',
    condition: OF_CHILD,
    columns: ['child_id local_date kind item at'],
  },
  {
    table: 'child_readings',
    kept: 'storyCounts',
    condition: OF_CHILD,
    exported: { no: 'The places in stories and the learning events show what was read' },
    columns: ['child_id slug page reached read_ms turned_at pages expected_ms'],
  },
  {
    table: 'story_positions',
    kept: 'deleted',
    condition: OF_ACCOUNT,
    exported: { as: 'story_positions' },
    columns: ['user_id slug page sentence updated_at'],
  },
  {
    table: 'device_zones',
    kept: 'otherClock',
    condition: OF_CHILD,
    columns: ['device_id child_id zone since'],
  },
  {
    table: 'zone_questions',
    kept: 'erased',
    condition: OF_CHILD,
    columns: ['id child_id device_id zone state asked_at until decided_by decided_at'],
  },
  {
    table: 'reminders',
    kept: 'deleted',
    condition: OF_CHILD,
    exported: { as: 'reminders' },
    columns: [
      'id child_id owner_id title note recurrence offset_minutes nag_every audience enabled next_occurrence next_at revision',
      'created_at updated_at',
    ],
  },
  {
    table: 'reminder_firings',
    kept: 'threeMonths',
    condition: 'reminder_id IN (SELECT r.id FROM reminders r WHERE r.child_id = $1)',
    exportedRows: "reminder_id IN (SELECT r.id FROM reminders r WHERE r.audience <> 'me')",
    columns: [
      'id reminder_id occurrence fire_at fired_at state snoozed_until ring_at nags is_summed settled_by settled_at',
    ],
  },
  {
    table: 'schedule_items',
    kept: 'deleted',
    condition: OF_CHILD,
    exported: { as: 'schedule_items' },
    columns: ['id child_id title kind picture steps minutes recurrence quiet revision created_at updated_at'],
  },
  {
    table: 'plan_marks',
    kept: 'partOfWeek',
    condition: 'item_id IN (SELECT s.id FROM schedule_items s WHERE s.child_id = $1)',
    columns: ['item_id local_date step done_at'],
  },
  {
    table: 'content_children',
    kept: 'offShelf',
    condition: OF_CHILD,
    columns: ['content_id child_id put_by put_at'],
  },
];
