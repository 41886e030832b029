import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import { DataSource } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { textsIn } from '../platform/languages/texts.js';
import { ChildRecords } from '../privacy/child-records.js';
import { PersonalData } from '../privacy/personal-data.js';
import type { Child } from './child.js';
import { consentToRest, toRest } from './children.presenter.js';
import { ChildrenService } from './children.service.js';
import { PurposeConsents } from './purpose-consents.js';

interface ExportedMessage {
  message_role: string;
  message_content: string;
  created_at: string;
}

interface ExportedConversation {
  id: string;
  title: string | null;
  created_at: Date;
  messages: ExportedMessage[];
}

/**
 * Everything that is stored about a child, for its guardians to keep. Where they may see topics only, the export holds no word
 * of the conversations: the child's screen says so, and that has to be true.
 */
@Injectable()
export class ChildExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly children: ChildrenService,
    private readonly consents: PurposeConsents,
    private readonly personalData: PersonalData,
    private readonly records: ChildRecords,
    private readonly audit: Audit,
  ) {}

  async json(actor: Actor, child: Child): Promise<Record<string, unknown>> {
    const consents = await this.consents.all(child);
    const subject = { userId: child.userId, email: null };
    const { records, ...account } = await this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      ...(await this.personalData.export(subject, manager)),
      records: await this.records.read(child.id, child.userId, manager),
    }));
    await this.dataSource.transaction(async (manager) => {
      await this.children.log(manager, child, { action: 'child_exported', actorId: actor.userId });
      await this.audit.append(manager, { action: 'child_exported', actor: actor.userId, target: child.userId });
    });
    return {
      exported_at: new Date().toISOString(),
      child: toRest(child),
      consents: consents.map((consent) => ({
        purpose: consent.purpose,
        language: consent.language,
        ...consentToRest(consent),
      })),
      ...(child.transcript === 'topics' ? withoutWords(account) : account),
      records,
    };
  }

  /** `child.json`, a Markdown file for each conversation, and `manifest.json` with the SHA-256 of each file. */
  async zip(actor: Actor, child: Child, language: Language): Promise<Buffer> {
    const exported = await this.json(actor, child);
    const files: Record<string, Uint8Array> = { 'child.json': strToU8(JSON.stringify(exported, null, 2)) };
    const conversations = (exported['conversations'] ?? []) as ExportedConversation[];
    for (const [index, conversation] of conversations.entries()) {
      if (conversation.messages.length === 0) continue;
      const name = `conversations/${String(index + 1).padStart(4, '0')}.md`;
      files[name] = strToU8(markdownOf(conversation, child.nickname, language));
    }
    const hashes = Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
    files['manifest.json'] = strToU8(JSON.stringify({ sha256: Object.fromEntries(hashes) }, null, 2));
    return Buffer.from(zipSync(files, { level: 6 }));
  }
}

/** Conversations with their topics and times, without titles, summaries and messages. */
function withoutWords(account: Record<string, unknown>): Record<string, unknown> {
  const conversations = (account['conversations'] ?? []) as (ExportedConversation & { summary: string | null })[];
  return {
    ...account,
    conversations: conversations.map((conversation) => ({ ...conversation, title: null, summary: null, messages: [] })),
  };
}

function markdownOf(
  { title, created_at: startedAt, messages }: ExportedConversation,
  nickname: string,
  language: Language,
): string {
  const t = textsIn(language, 'exports');
  const turns = messages.map(({ message_role: role, message_content: content, created_at: at }) => {
    return `**${role === 'user' ? nickname : 'Starling'}** · ${at}\n\n${content}`;
  });
  const started = t('started', { at: startedAt.toISOString() });
  return [`# ${title ?? t('untitled')}`, started, ...turns, ''].join('\n\n');
}
