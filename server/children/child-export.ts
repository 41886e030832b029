import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import { PersonalData } from '../privacy/personal-data.js';
import type { Child } from './child.js';
import { consentToRest, toRest } from './children.presenter.js';
import { ChildrenService } from './children.service.js';

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

/** Everything that is stored about a child, for its guardians to keep. */
@Injectable()
export class ChildExport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly children: ChildrenService,
    private readonly personalData: PersonalData,
    private readonly audit: Audit,
  ) {}

  async json(actor: Actor, child: Child): Promise<Record<string, unknown>> {
    const consents = await this.children.consentsOf(child);
    const subject = { userId: child.userId, email: null };
    const account = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      this.personalData.export(subject, manager),
    );
    await this.dataSource.transaction(async (manager) => {
      await this.children.log(manager, child, { action: 'child_exported', actorId: actor.userId });
      await this.audit.append(manager, { action: 'child_exported', actor: actor.userId, target: child.userId });
    });
    return {
      exported_at: new Date().toISOString(),
      child: toRest(child),
      consents: consents.map(consentToRest),
      ...account,
    };
  }

  /** `child.json`, a Markdown file for each conversation, and `manifest.json` with the SHA-256 of each file. */
  async zip(actor: Actor, child: Child): Promise<Buffer> {
    const exported = await this.json(actor, child);
    const files: Record<string, Uint8Array> = { 'child.json': strToU8(JSON.stringify(exported, null, 2)) };
    const conversations = (exported['conversations'] ?? []) as ExportedConversation[];
    for (const [index, conversation] of conversations.entries()) {
      const name = `conversations/${String(index + 1).padStart(4, '0')}.md`;
      files[name] = strToU8(markdownOf(conversation, child.nickname));
    }
    const hashes = Object.entries(files).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ]);
    files['manifest.json'] = strToU8(JSON.stringify({ sha256: Object.fromEntries(hashes) }, null, 2));
    return Buffer.from(zipSync(files, { level: 6 }));
  }
}

function markdownOf({ title, created_at: startedAt, messages }: ExportedConversation, nickname: string): string {
  const turns = messages.map(({ message_role: role, message_content: content, created_at: at }) => {
    return `**${role === 'user' ? nickname : 'Starling'}** · ${at}\n\n${content}`;
  });
  return [`# ${title ?? 'Untitled Conversation'}`, `Started ${startedAt.toISOString()}`, ...turns, ''].join('\n\n');
}
