import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface Size {
  users: number;
  conversations: number;
  messages: number;
  /** The number of conversations of the busiest account. */
  heaviest: number;
}

export const SIZES: Readonly<Record<string, Size>> = {
  small: { users: 2_000, conversations: 200_000, messages: 2_000_000, heaviest: 9_400 },
  large: { users: 2_000, conversations: 1_000_000, messages: 10_000_000, heaviest: 47_000 },
};

/** How fast the number of conversations decreases after the busiest account. */
const SKEW = 0.7;
const SENTENCES = 100_000;
const CONTENT = join(import.meta.dirname, '../../content/guides');

interface StoredIndex {
  name: string;
  definition: string;
}

/**
 * Fills an empty, migrated database: accounts of very different sizes, whose messages are put together from phrases of
 * the growth guides and now and then a made-up name, so that trigrams are as common and as rare as in real conversations.
 */
export async function fill(client: pg.Client, size: Size): Promise<void> {
  await client.query(
    "SET session_replication_role = 'replica'; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'",
  );
  const { rows: indexes } = await client.query<StoredIndex>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename IN ('conversations', 'messages') AND indexname LIKE '%\\_idx'`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query('SELECT setseed(0.42)');
  await client.query('CREATE UNLOGGED TABLE bench_sentences (id int PRIMARY KEY, text text NOT NULL)');
  await client.query('INSERT INTO bench_sentences SELECT * FROM unnest($1::int[], $2::text[])', [
    Array.from({ length: SENTENCES }, (_, index) => index + 1),
    sentences(await phrases(), SENTENCES),
  ]);
  await client.query('ANALYZE bench_sentences');
  await client.query(
    `INSERT INTO users (id, username, email, role)
     SELECT uuidv7(), 'bench-' || n, 'bench-' || n || '@starling.test', 'parent' FROM generate_series(1, $1::int) n`,
    [size.users],
  );
  await insertConversations(client, size);
  await insertMessages(client);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('DROP TABLE bench_sentences, bench_conversations');
  await client.query('VACUUM ANALYZE conversations');
  await client.query('VACUUM ANALYZE messages');
}

async function insertConversations(client: pg.Client, { users, conversations, messages, heaviest }: Size) {
  // Rows are inserted in the order of their times, as in production, so that the rows of an account are spread. The number of
  // messages of each is even: a question and its answer, a few times.
  await client.query(
    `CREATE UNLOGGED TABLE bench_conversations AS
     WITH weight AS (
       SELECT n, power(n, -${SKEW}::float8) AS w FROM generate_series(2, ${users}) n
     ), account AS (
       SELECT 1 AS n, ${heaviest} AS size
       UNION ALL
       SELECT n, round(w * ${conversations - heaviest} / (SELECT sum(w) FROM weight))::int FROM weight
     )
     SELECT uuidv7(-age) AS id, u.id AS user_id, 2 * (1 + floor(-ln(1 - random()) * ${messages / conversations / 2 - 0.5}))::int AS size,
            clock_timestamp() - age AS created_at, random() AS luck, 1 + floor(random() * ${SENTENCES})::int AS sentence
       FROM account a JOIN users u ON u.username = 'bench-' || a.n
      CROSS JOIN LATERAL (SELECT random() * interval '700 days' AS age FROM generate_series(1, a.size)) c`,
  );
  await client.query(
    `INSERT INTO conversations (id, user_id, title, summary, conversation_type, is_pinned, is_archived, tags, message_count,
       unread_count, last_seq, last_message_id, last_message_at, created_at, updated_at)
     SELECT c.id, user_id, initcap(substr(s.text, 1, 40)), substr(s.text, 1, 120),
            (ARRAY['casual', 'casual', 'casual', 'educational', 'educational', 'creative', 'storytelling'])[1 + floor(luck * 7)],
            luck < 0.01, luck > 0.85, ARRAY['bedtime', 'story'], size, 0, size,
            uuidv7(), created_at + size * interval '20 seconds', created_at, created_at + size * interval '20 seconds'
       FROM bench_conversations c JOIN bench_sentences s ON s.id = sentence
      ORDER BY created_at`,
  );
  await client.query('ANALYZE bench_conversations');
}

async function insertMessages(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status, created_at)
     SELECT CASE WHEN m.seq = c.message_count THEN c.last_message_id ELSE uuidv7() END, c.id, c.user_id, m.seq,
            CASE WHEN m.seq % 2 = 1 THEN 'user' ELSE 'assistant' END,
            CASE WHEN m.seq % 2 = 1 THEN a.text ELSE a.text || ' ' || b.text || ' ' || d.text END, 'read',
            c.created_at + m.seq * interval '20 seconds'
       FROM conversations c
      CROSS JOIN LATERAL (
        SELECT seq, 1 + floor(random() * ${SENTENCES})::int AS one, 1 + floor(random() * ${SENTENCES})::int AS two,
               1 + floor(random() * ${SENTENCES})::int AS three
          FROM generate_series(1, c.message_count) seq
      ) m
       JOIN bench_sentences a ON a.id = m.one
       JOIN bench_sentences b ON b.id = m.two
       JOIN bench_sentences d ON d.id = m.three
      ORDER BY c.created_at, m.seq`,
  );
}

/** Phrases of three to six words from the growth guides. */
async function phrases(): Promise<string[]> {
  const files = await readdir(CONTENT);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(CONTENT, file), 'utf8')));
  const words = texts
    .join(' ')
    .replace(/[^\p{L}' ,.?]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const found: string[] = [];
  for (let start = 0; start < words.length; ) {
    const length = 3 + ((start * 7) % 4);
    found.push(words.slice(start, start + length).join(' '));
    start += length;
  }
  return found;
}

function sentences(from: string[], count: number): string[] {
  const random = randomOf(42);
  const pick = () => from[Math.floor(random() * from.length)]!;
  const syllables = ['ba', 'lo', 'ri', 'mu', 'ten', 'sha', 'vi', 'qua', 'zel', 'ox', 'ful', 'ny', 'dro', 'wick', 'jam'];
  const name = () => Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, pick);
    if (random() < 0.05) parts.push(name());
    return parts.join(' ');
  });
}

/** The same numbers in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
