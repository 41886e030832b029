import type pg from 'pg';

const DAYS = 365;
/** Conversations a day, and exchanges in each: 40,000 messages in a year. */
const CONVERSATIONS = 800;
const EXCHANGES = 25;
const EVENTS = 20_000;
const MINUTES_A_DAY = 45;
const REQUESTS = 400;
const SAFETY_EVENTS = 60;
/** Children whose rows lie between those of the busy one, each with a tenth of its year. */
const OTHERS = 50;
const OTHER_SHARE = 10;

export const YEAR = { messages: CONVERSATIONS * EXCHANGES * 2, events: EVENTS, days: DAYS, otherChildren: OTHERS };

/** A household with a child who was busy for a year, among others. The busy child is the oldest. */
export async function fillYear(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO users (id, username, email, role) VALUES (gen_random_uuid(), 'guardian', 'guardian@bench.test', 'parent');
    INSERT INTO households (id, name, country) VALUES (gen_random_uuid(), 'The Larks', 'GB');
    INSERT INTO household_members (household_id, user_id, role)
      SELECT h.id, u.id, 'primary' FROM households h, users u WHERE u.username = 'guardian'`);
  await client.query(
    `INSERT INTO users (id, username, role, created_at)
     SELECT gen_random_uuid(), 'child-' || n, 'device', now() - interval '2 years' + make_interval(mins => n)
     FROM generate_series(0, $1::int) n`,
    [OTHERS],
  );
  await client.query(`
    INSERT INTO children (id, user_id, nickname, avatar, colour, age_band, reading_level, time_zone, transcript, created_at)
      SELECT gen_random_uuid(), id, username, 'owl', 'teal', '10_12', 'reads', 'Europe/London', 'full', created_at
      FROM users WHERE role = 'device';
    INSERT INTO child_homes SELECT c.id, h.id FROM children c, households h`);
  await fillConversations(client);
  await fillDays(client);
  await client.query('VACUUM ANALYZE');
}

/** Each child with its share of the busy one's rows: `1` or `OTHER_SHARE`. */
const SHARES = `(SELECT c.*, CASE WHEN c.nickname = 'child-0' THEN 1 ELSE ${OTHER_SHARE} END AS share FROM children c) k`;

async function fillConversations(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO conversations (id, user_id, title, tags, message_count, last_seq, read_seq, titled_at_count, created_at,
       updated_at, last_message_at)
     SELECT gen_random_uuid(), k.user_id, 'A talk', (ARRAY['animals','science','dinosaurs','counting','story','nature','math',
         'writing'])[1 + n % 8 : 1 + n % 8 + n % 3], $2::int * 2, $2::int * 2, $2::int * 2, $2::int * 2, began, began,
       began + make_interval(mins => $2::int)
     FROM generate_series(1, $1::int) n, ${SHARES},
       LATERAL (SELECT now() - make_interval(secs => n * $3::int * 86400.0 / $1::int + 3600) AS began) at
     WHERE n % k.share = 0 ORDER BY n`,
    [CONVERSATIONS, EXCHANGES, DAYS],
  );
  await client.query(
    `WITH turns AS (
       SELECT c.id, c.user_id, c.created_at + make_interval(mins => n) AS at, n, gen_random_uuid() AS question,
         gen_random_uuid() AS answer
       FROM conversations c, generate_series(1, $1::int) n)
     INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, reply_to, created_at)
     SELECT question, id, user_id, 2 * n - 1, 'user',
       (ARRAY['Why do cats purr?','How far is the moon','Tell me more about that one','What do owls eat at night?'])[1 + n % 4]
         || ' ' || n, 'read', NULL::uuid, at FROM turns
     UNION ALL
     SELECT answer, id, user_id, 2 * n, 'assistant', repeat('That is a good question about the world. ', 12), 'sent', question,
       at + interval '5 seconds' FROM turns ORDER BY 9`,
    [EXCHANGES],
  );
  await client.query(
    `UPDATE conversations c SET last_message_id = m.id FROM messages m WHERE m.conversation_id = c.id AND m.seq = c.last_seq`,
  );
}

async function fillDays(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO learning_events (child_id, client_event_id, verb, object_kind, object_id, result, at, local_date)
     SELECT k.id, 'event-' || n, (ARRAY['started','completed','answered','answered','answered'])[1 + n % 5],
       CASE WHEN n % 5 < 2 THEN 'story' ELSE 'game' END, CASE WHEN n % 5 < 2 THEN 'story-' || n / 5 % 60 ELSE 'game-' || n % 6 END,
       CASE WHEN n % 5 < 2 THEN '{}' ELSE jsonb_build_object('skill', 'skill-' || n % 9, 'first_try', n % 3 > 0) END, at,
       (at AT TIME ZONE 'Europe/London')::date
     FROM generate_series(1, $1::int) n, ${SHARES},
       LATERAL (SELECT now() - make_interval(secs => n * $2::int * 86400.0 / $1::int) AS at) moment
     WHERE n % k.share = 0 ORDER BY n`,
    [EVENTS, DAYS],
  );
  await client.query(
    `INSERT INTO child_minutes (child_id, minute, kind, local_date)
     SELECT k.id, extract(epoch FROM date) / 60 + 900 + n, (ARRAY['chat','story','game'])[1 + n % 3], date
     FROM generate_series(current_date - $1::int, current_date - 1, '1 day') AS date, generate_series(1, $2::int) n, ${SHARES}
     WHERE n % k.share = 0 ORDER BY date, n`,
    [DAYS, MINUTES_A_DAY],
  );
  await client.query(
    `INSERT INTO child_requests (id, child_id, kind, subject, state, asked_at, expires_at, decided_at)
     SELECT gen_random_uuid(), k.id, 'time', 'request ' || n, (ARRAY['once','denied','expired'])[1 + n % 3], at,
       at + interval '1 hour', at
     FROM generate_series(1, $1::int) n, ${SHARES},
       LATERAL (SELECT now() - make_interval(secs => n * $2::int * 86400.0 / $1::int) AS at) moment
     WHERE n % k.share = 0`,
    [REQUESTS, DAYS],
  );
  await client.query(
    `INSERT INTO safety_events (message_id, child_id, category, severity, rule_id, pack_version, at)
     SELECT gen_random_uuid(), k.id, 'secrecy', 3, 'bench', '1', now() - make_interval(days => n * $2::int / $1::int)
     FROM generate_series(1, $1::int) n, ${SHARES} WHERE n % k.share = 0`,
    [SAFETY_EVENTS, DAYS],
  );
}
