import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

const SLOW = 500;
const BAD = 500;
const MUTE = 200;
const PINGS = 50;

/** F26: many slow, unauthorised and silent clients connect while one well-behaved client is connected. */
export async function slowHandshakes(cluster: Cluster): Promise<CaseReport> {
  const [node] = cluster.nodes;
  const [conversation] = await startConversations(cluster, 1);
  const good = await conversation!.begin(node);
  const baseline = await pings(good);
  const slow = Array.from({ length: SLOW }, () => closedSlowly(node!));
  const mute = Array.from({ length: MUTE }, () => closedMute(node!));
  const bad = Array.from({ length: BAD }, () => closedBad(node!));
  const badAnswers = await Promise.all(bad);
  const during = await pings(good);
  const muteAnswers = await Promise.all(mute);
  const slowAnswers = await Promise.all(slow);
  good.say('pieces n=3');
  const counts = await settleAndCheck(cluster, [conversation!], 'F26');
  return {
    fault: 'F26',
    rounds: 1,
    counts,
    figures: {
      slowClosed: spreadOf(slowAnswers),
      badClosed: spreadOf(badAnswers.map(({ ms }) => ms)),
      badCodes: [...new Set(badAnswers.map(({ code }) => code))],
      muteClosed: spreadOf(muteAnswers.map(({ ms }) => ms)),
      muteCodes: [...new Set(muteAnswers.map(({ code }) => code))],
      pingBaseline: spreadOf(baseline),
      pingDuring: spreadOf(during),
    },
  };
}

interface Closed {
  code: number;
  /** Milliseconds from the open socket to its close. */
  ms: number;
}

async function pings(reader: {
  send(type: string, content: string, metadata: Record<string, unknown>): void;
  pongs: number;
  until(ask: () => boolean, what: string): Promise<void>;
}): Promise<number[]> {
  const times: number[] = [];
  for (let ping = 0; ping < PINGS; ping += 1) {
    const before = reader.pongs;
    const sentAt = performance.now();
    reader.send('ping', '', {});
    await reader.until(() => reader.pongs > before, 'a pong');
    times.push(performance.now() - sentAt);
  }
  return times;
}

function closedSlowly(node: FaultNode): Promise<number> {
  return new Promise((settle) => {
    const head = 'GET /api/v1/conversations/ws HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
    const socket = connect(node.port, '127.0.0.1');
    const startedAt = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      socket.write(head[sent] ?? 'x');
      sent += 1;
    }, 1_000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(timer);
      settle(performance.now() - startedAt);
    });
  });
}

function closedBad(node: FaultNode): Promise<Closed> {
  return closed(new WebSocket(`${node.url.replace(/^http/, 'ws')}/api/v1/conversations/ws?token=none`));
}

function closedMute(node: FaultNode): Promise<Closed> {
  return closed(new WebSocket(`${node.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws'));
}

function closed(socket: WebSocket): Promise<Closed> {
  let openedAt = performance.now();
  socket.on('open', () => {
    openedAt = performance.now();
  });
  socket.on('error', () => undefined);
  return new Promise((settle) => {
    socket.on('close', (code) => settle({ code, ms: performance.now() - openedAt }));
  });
}
