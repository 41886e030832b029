import type pg from 'pg';
import { WebSocket } from 'ws';
import type { Service } from './servers.ts';

const ACCOUNTS = 50;
const LISTS_PER_ACCOUNT = 10;
const CHANGES_PER_ACCOUNT = 20;
const PATIENCE_MS = 60_000;
/** What the sweeps of an idle service read of the messages in 2.5 s, at most. */
const IDLE_READS = 25;

const SUBSCRIPTION = `subscription { conversationChanged { kind id conversation {
  id title summary type isPinned isArchived messageCount unreadCount tags lastMessage { id role content createdAt }
  lastMessageAt createdAt updatedAt } } }`;

/** 500 open lists while 1,000 conversations are renamed: the costs, and whether each list received each change. */
export async function measureWatch(service: Service, client: pg.Client) {
  const { rows: accounts } = await client.query<{ id: string; conversations: string[] }>(
    `SELECT user_id AS id, (array_agg(id))[1:${CHANGES_PER_ACCOUNT}] AS conversations FROM conversations
      GROUP BY user_id HAVING count(*) BETWEEN 50 AND 80 ORDER BY user_id LIMIT ${ACCOUNTS}`,
  );
  let frames = 0;
  let bytes = 0;
  let heard: () => void = () => undefined;
  const expected = accounts.length * LISTS_PER_ACCOUNT * CHANGES_PER_ACCOUNT;
  const all = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const onFrame = (data: Buffer) => {
    frames += 1;
    bytes += data.length;
    if (frames === expected) heard();
  };
  const sockets: WebSocket[] = [];
  const tokens = new Map<string, string>();
  for (const { id } of accounts) {
    const token = await service.tokenOf(id);
    tokens.set(id, token);
    const opened = Array.from({ length: LISTS_PER_ACCOUNT }, () => openList(service.url, token, onFrame));
    sockets.push(...(await Promise.all(opened)));
  }
  const reads = async () =>
    Number(
      (await client.query("SELECT seq_scan + idx_scan AS n FROM pg_stat_user_tables WHERE relname = 'messages'"))
        .rows[0].n,
    );
  await settle(reads);
  const before = { cpu: service.cpuSeconds(), reads: await reads() };
  const started = performance.now();
  await Promise.all(
    accounts.map(async ({ id, conversations }) => {
      for (const conversation of conversations) {
        const answer = await fetch(`${service.url}/api/v1/conversations/${conversation}`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${tokens.get(id)}`, 'content-type': 'application/json' },
          body: JSON.stringify({ title: `Renamed ${conversation.slice(-6)}` }),
        });
        if (answer.status !== 200) throw new Error(`A change answered ${answer.status}`);
      }
    }),
  );
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
  const seconds = (performance.now() - started) / 1_000;
  const cpuSeconds = service.cpuSeconds() - before.cpu;
  for (const socket of sockets) socket.terminate();
  const changes = accounts.length * CHANGES_PER_ACCOUNT;
  await settle(reads);
  return {
    lists: sockets.length,
    changes,
    frames,
    lost: expected - frames,
    bytesPerFrame: bytes / frames,
    seconds,
    cpuSeconds,
    cpuMillisecondsPerChange: (cpuSeconds * 1_000) / changes,
    // A list that is asked again reads the last message of every row that it shows; a change reads one.
    lastMessagesReadPerChange: ((await reads()) - before.reads) / changes,
  };
}

/** Waits until the statistics of Postgres, which are updated late, rise no more than those of an idle service. */
async function settle(read: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let last: number;
  let now = await read();
  do {
    last = now;
    if (performance.now() > deadline) throw new Error('The service has not become idle');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    now = await read();
  } while (now - last > IDLE_READS);
}

async function openList(url: string, token: string, onFrame: (data: Buffer) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on('message', (data: Buffer) => {
      const { id, type } = JSON.parse(data.toString()) as { id?: string; type: string };
      if (type === 'connection_ack') {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SUBSCRIPTION } }));
        // Answers come in order: once this one is refused, the subscription before it is active.
        socket.send(
          JSON.stringify({
            id: '2',
            type: 'subscribe',
            payload: { query: 'subscription { adminStats { totalUsers } }' },
          }),
        );
      } else if (type === 'next' && id === '1') onFrame(data);
      else if (type === 'error' || type === 'complete') resolve();
    });
  });
  return socket;
}
