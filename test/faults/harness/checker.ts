import type { MessageBody } from '../../../contract/conversations.js';
import { api } from '../../support/api.js';
import type { Cluster } from './cluster.js';
import type { Conversation } from './conversation.js';
import type { FaultNode } from './fault-node.js';
import type { Reader } from './reader.js';

/** Breaches of the promises that docs/faults.md lists. All counts but `acked` must be 0. */
export interface Counts {
  acked: number;
  lost: number;
  dup: number;
  replies_missing: number;
  replies_extra: number;
  reordered: number;
  text_bad: number;
  ghost: number;
  leaked: number;
}

export const CLEAN: Omit<Counts, 'acked'> = {
  lost: 0,
  dup: 0,
  replies_missing: 0,
  replies_extra: 0,
  reordered: 0,
  text_bad: 0,
  ghost: 0,
  leaked: 0,
};

/** Compares every conversation at every serving node with the frames that its readers received. */
export async function check(
  cluster: Cluster,
  conversations: readonly Conversation[],
): Promise<{ counts: Counts; findings: string[] }> {
  const verdict = new Verdict();
  for (const conversation of conversations) await new ConversationCheck(cluster, conversation, verdict).run();
  return { counts: verdict.counts, findings: verdict.findings };
}

class Verdict {
  readonly counts: Counts = { acked: 0, ...CLEAN };
  readonly findings: string[] = [];

  found(kind: keyof typeof CLEAN, what: string): void {
    this.counts[kind] += 1;
    this.findings.push(`${kind}: ${what}`);
  }
}

class ConversationCheck {
  private order = new Map<string, number>();
  private rows: MessageBody[] = [];

  constructor(
    private readonly cluster: Cluster,
    private readonly conversation: Conversation,
    private readonly verdict: Verdict,
  ) {}

  async run(): Promise<void> {
    const { conversation } = this;
    const pages = await Promise.all(this.cluster.serving.map((node) => readAll(node, conversation)));
    this.rows = pages[0] ?? [];
    this.order = new Map(this.rows.map((row, index) => [row.id, index]));
    for (const other of pages.slice(1)) {
      const same = other.length === this.rows.length && other.every((row, index) => row.id === this.rows[index]?.id);
      if (!same) this.verdict.found('lost', `${conversation.mark}: nodes show different messages`);
    }
    this.checkRows();
    await this.checkReplies();
    this.checkSends();
    for (const reader of conversation.readers) this.checkReader(reader);
  }

  private checkRows(): void {
    const clientIds = new Set<string>();
    let before = '';
    for (const row of this.rows) {
      if (row.client_message_id && clientIds.has(row.client_message_id)) this.found('dup', row.client_message_id);
      if (row.client_message_id) clientIds.add(row.client_message_id);
      if (row.created_at < before) this.found('reordered', `created_at of ${row.id} falls`);
      before = row.created_at;
      if (!row.message_content.includes(this.conversation.mark) && !this.conversation.isOwnText(row.message_content)) {
        this.found('leaked', `${row.id} holds a text of another account`);
      }
    }
  }

  private checkSends(): void {
    const { acknowledged } = this.conversation;
    this.verdict.counts.acked += acknowledged.length;
    for (const { acks, clientId } of acknowledged) {
      if (acks.size > 1) this.found('dup', `${clientId} was acknowledged as ${[...acks].join(', ')}`);
      for (const id of acks) if (!this.order.has(id)) this.found('lost', `${clientId} was acknowledged and is gone`);
    }
    // Messages that a socket sends once over one connection keep their order.
    const newest = new Map<string, number>();
    for (const send of acknowledged) {
      if (!send.by || send.times > 1) continue;
      const line = `${send.by.name} ${send.firstConnection}`;
      const place = this.order.get([...send.acks][0]!) ?? -1;
      if (place < (newest.get(line) ?? -1)) this.found('reordered', `${send.clientId} overtook an earlier one`);
      newest.set(line, Math.max(place, newest.get(line) ?? -1));
    }
  }

  private async checkReplies(): Promise<void> {
    const rows = await this.cluster.sql<{ replyTo: string; replies: number }>(
      `SELECT reply_to AS "replyTo", count(*)::int AS replies FROM messages
        WHERE conversation_id = $1 AND role = 'assistant' GROUP BY reply_to`,
      [this.conversation.conversationId],
    );
    const replies = new Map(rows.map((row) => [row.replyTo, row.replies]));
    let without = 0;
    for (const { acks } of this.conversation.acknowledged) {
      for (const id of acks) {
        const count = replies.get(id) ?? 0;
        if (count > 1) this.found('replies_extra', `${id} has ${count} replies`);
        if (count === 0) {
          without += 1;
          if (without > this.conversation.stops) this.found('replies_missing', `${id} has no reply`);
        }
      }
    }
  }

  private checkReader(reader: Reader): void {
    let before = -1;
    for (const { id, content } of reader.seen) {
      const place = this.order.get(id);
      if (place === undefined) {
        this.found('ghost', `${reader.name} received ${id}, which does not exist`);
        continue;
      }
      if (place <= before) this.found('reordered', `${reader.name} received ${id} too late or twice`);
      before = Math.max(before, place);
      if (content !== this.rows[place]!.message_content)
        this.found('text_bad', `${reader.name} reads ${id} differently`);
    }
    for (const row of this.rows) {
      if (!reader.hasSeen(row.id)) this.found('lost', `${reader.name} never received ${row.id}`);
    }
    for (const [id, text] of reader.finishedTexts) {
      const place = this.order.get(id);
      if (place !== undefined && text !== this.rows[place]!.message_content) {
        this.found('text_bad', `${reader.name} assembled ${id} wrongly`);
      }
    }
    for (let hole = 0; hole < reader.holes; hole += 1) this.found('text_bad', `${reader.name} missed a chunk`);
    for (let stranger = 0; stranger < reader.strangers; stranger += 1) {
      this.found('leaked', `${reader.name} received frames of another conversation`);
    }
    this.checkEndings(reader);
  }

  private checkEndings(reader: Reader): void {
    for (const { acks } of this.conversation.acknowledged) {
      for (const id of acks) {
        const endings = reader.endings.get(id) ?? [];
        if (endings.length === 0) this.found('replies_missing', `${reader.name} saw no end of the reply to ${id}`);
        if (endings.length > 1) this.found('replies_extra', `${reader.name} saw ${endings.join(', ')} for ${id}`);
      }
    }
  }

  private found(kind: keyof typeof CLEAN, what: string): void {
    this.verdict.found(kind, `${this.conversation.mark}: ${what}`);
  }
}

/** All messages as one node shows them, oldest first. */
async function readAll(node: FaultNode, conversation: Conversation): Promise<MessageBody[]> {
  const rows: MessageBody[] = [];
  let before = '';
  for (;;) {
    const path = `/conversations/${conversation.conversationId}/messages?limit=100${before && `&before=${before}`}`;
    const { status, body } = await api(node.url).get<MessageBody[]>(path, conversation.account.accessToken);
    if (status !== 200) throw new Error(`${node.name} answered ${status}: ${JSON.stringify(body)}`);
    rows.unshift(...body);
    if (body.length < 100) return rows;
    before = body[0]!.id;
  }
}
