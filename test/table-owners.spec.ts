import { projectRoot } from '../server/platform/project-root.js';
import { comparesUserId, readMigratedTables, readServerTexts, relationsIn, tablesOf } from './support/sql-texts.js';

/** The only folder that reads and writes a table; every other one asks that folder's service. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  access: ['user_activity_days'],
  admin: ['conversation_counts', 'stat_snapshots'],
  audit: ['audit_entries'],
  auth: [
    'email_verification_links',
    'identities',
    'oauth_states',
    'one_time_codes',
    'passkey_challenges',
    'passkeys',
    'password_reset_links',
    'recovery_codes',
    'refresh_tokens',
    'second_step_tickets',
    'second_steps',
    'sessions',
  ],
  blobs: ['deleted_blobs', 'unclaimed_blobs'],
  calendars: ['calendar_links'],
  children: ['child_consents', 'child_erasures', 'children', 'erasure_receipts'],
  cluster: ['nodes'],
  contents: ['content_children', 'content_variants', 'contents'],
  controls: [
    'child_controls',
    'child_goal_steps',
    'child_goals',
    'child_grants',
    'child_minutes',
    'child_passes',
    'child_readings',
  ],
  conversations: ['conversation_events', 'conversations'],
  devices: ['device_children', 'device_pairings', 'devices', 'pairing_guesses'],
  escalation: ['safety_alerts', 'safety_events', 'sealed_exchanges'],
  households: ['child_homes', 'household_activity', 'household_invitations', 'household_members', 'households'],
  mail: ['bounced_addresses'],
  messages: ['messages'],
  moderation: ['report_openings', 'report_views', 'reports'],
  notifications: ['notifications'],
  progress: ['learning_events', 'sent_digests'],
  push: ['push_keys', 'push_subscriptions'],
  reminders: ['held_reminders', 'reminder_firings', 'reminders'],
  replies: ['replies'],
  requests: ['child_requests'],
  schedules: ['plan_marks', 'schedule_items'],
  stories: ['story_positions'],
  travel: ['device_zones', 'zone_questions'],
  uploads: ['upload_parts', 'uploads'],
  users: ['former_usernames', 'users'],
  voice: ['child_voices'],
  waitlist: ['product_settings', 'removed_from_waitlist', 'waitlist_entries'],
};

/**
 * Folders that touch another folder's table, each with its reason. The list may only shrink: an entry that is no longer
 * needed fails the test, and a new one needs a better reason than convenience.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'access → sessions': 'Admission reads the session with the account, in the one statement of every call.',
  'access → users': 'Admission reads the account in the one statement of every call.',
  'admin → messages': 'Analytics count messages by day.',
  'admin → replies': 'Analytics count replies by day and measure the time to their first text.',
  'admin → reports': 'The dashboard counts open reports.',
  'admin → user_activity_days': 'Analytics count active accounts by day.',
  'admin → users': 'The dashboard and analytics count accounts.',
  'admin → waitlist_entries': 'The dashboard and analytics count waiting and approved entries.',
  'auth → users':
    'A sign-in starts its session only while the password that it proved is still the one of the account, in one statement.',
  'children → device_children': 'A profile counts the devices of the child in the statement that reads it.',
  'children → devices': 'A profile counts the devices of the child; an erasure removes those that no other child uses.',
  'children → users': 'Profiles whose account is being erased are gone.',
  'controls → children': "A decision reads a child's pause, zone and age band with its rules, in one statement.",
  'controls → schedule_items': 'A decision reads the quiet items of the week with the rules, in one statement.',
  'conversations → messages':
    "Lists show the last message and search messages; counters and an account's export and erasure need them, too.",
  'conversations → replies':
    "Lists show whether a reply is running; an account's erasure removes open replies before their messages.",
  'devices → children': 'A device names the children who use it in the statement that reads it.',
  'households → children': 'Who may act for a child is one statement, from the account of the child to its homes.',
  'households → users': 'Members are shown with the names of their accounts.',
  'mail → notifications': 'A mail about a notification goes only while the notification is there, whatever deleted it.',
  'mail → users': 'A mail goes to the address that its account has when it is sent.',
  'messages → conversation_events':
    'A snapshot reads messages and events in one statement, or a number of the log could be missing.',
  'messages → conversations':
    "One statement stores a message and the conversation's counters; a snapshot reads the log's newest number.",
  'messages → replies':
    'One statement stores a message and leases its reply, so that neither exists without the other.',
  'notifications → children': 'A child may be erased at any time, and a violated key would abort the caller.',
  'notifications → users': 'Notifications go to existing accounts, and staff notices to those with a role.',
  'privacy → children': 'The data card and an erasure count what every table holds about a child.',
  'privacy → conversations': 'The data card and an erasure count what every table holds about a child.',
  'privacy → device_children': 'The data card and an erasure count what every table holds about a child.',
  'privacy → reminders': 'The data card and an erasure count what every table holds about a child.',
  'privacy → schedule_items': 'The data card and an erasure count what every table holds about a child.',
  'privacy → sessions': 'The data card and an erasure count what every table holds about a child.',
  'push → sessions': 'A push goes to a browser only while its session lives, in the statement that reads it.',
  'replies → conversation_events': 'One statement ends a reply and logs that it was stopped.',
  'replies → conversations':
    "One statement ends a reply and raises the conversation's counters; claims read the owner.",
  'replies → messages':
    "One statement ends a reply and stores its message; leases and checkpoints raise the answered message's status.",
  'users → password_reset_links': 'A change of role ends the link of the account in the same transaction.',
  'users → user_activity_days': "An account's export holds the days on which it was active.",
  'waitlist → users': 'Entries and accounts are matched by address in one statement.',
};

const CONVERSATION_TABLES = ['conversations', 'messages', 'conversation_events', 'replies'];
const CONVERSATION_FEATURES = ['conversations', 'messages', 'replies', 'chat', 'live', 'companion'];

/** The files that compare `user_id` in conversation tables. Any other statement uses the conditions of the policy. */
const COMPARES_OWNER = [
  // The policy itself.
  'server/conversations/conversation.policy.ts',
  // Jobs that an account's owner starts for everything the account holds: erasure and export.
  'server/conversations/conversations-erasure.ts',
  'server/conversations/conversations-personal-data.ts',
  // The data card counts every row about a child, by the account that owns it.
  'server/privacy/child-tables.ts',
];

const root = projectRoot();
const sources = readServerTexts(root);
const tables = readMigratedTables(root);
const known = new Set(tables);
const ownerOf = new Map(Object.entries(OWNERS).flatMap(([feature, owned]) => owned.map((table) => [table, feature])));

it('gives every table of the migrations exactly one owner', () => {
  expect(Object.values(OWNERS).flat().sort()).toEqual(tables);
});

it('finds no folder that touches the table of another, except for the listed ones', () => {
  const crossings = new Set<string>();
  for (const source of sources) {
    for (const table of tablesOf(source, known, root)) {
      if (ownerOf.get(table) !== source.feature) crossings.add(`${source.feature} → ${table}`);
    }
  }
  expect([...crossings].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

it('finds owner comparisons on conversation tables only in the policy and in the jobs of an account', () => {
  const comparing = sources.filter((source) => {
    const isConversationFeature = CONVERSATION_FEATURES.includes(source.feature);
    return source.texts.some(
      (text) =>
        comparesUserId(text) &&
        (isConversationFeature || relationsIn(text).some((relation) => CONVERSATION_TABLES.includes(relation))),
    );
  });
  expect(comparing.map(({ path }) => path).sort()).toEqual([...COMPARES_OWNER].sort());
});

it.each([
  ['SELECT 1 FROM users u JOIN sessions s ON s.user_id = u.id', ['users', 'sessions']],
  [
    'WITH gone AS (DELETE FROM messages) INSERT INTO replies (id) SELECT id FROM gone, conversations c',
    ['messages', 'replies', 'gone', 'conversations'],
  ],
  ['UPDATE ONLY reports SET status = 1 FROM a AS b, c', ['reports', 'a', 'c']],
  ['DELETE FROM replies USING locked', ['replies', 'locked']],
  ['SELECT * FROM § ORDER BY 1', []],
])('finds the relations of %j', (text, relations) => {
  expect(relationsIn(text)).toEqual(relations);
});

it.each([
  ['SELECT 1 FROM messages WHERE user_id = $1', true],
  ['SELECT 1 FROM messages m JOIN users u ON u.id = m.user_id', true],
  ['DELETE FROM replies WHERE user_id IN (SELECT 1)', true],
  ['UPDATE replies SET user_id = c.user_id FROM conversations c WHERE c.id = $1', false],
  ['INSERT INTO messages (id, user_id) VALUES ($1, $2) RETURNING user_id', false],
])('says of %j whether it compares the owner: %s', (text, expected) => {
  expect(comparesUserId(text)).toBe(expected);
});
