import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { Audit } from '../audit/audit.service.js';
import type { Child, ChildRow } from './child.js';
import { ChildrenService } from './children.service.js';
import type { ConsentText } from './consent-text.js';
import { type Consent, ConsentsRepository } from './consents.repository.js';

/** A line of the ledger. */
export type PurposeConsent = Consent;

/** A purpose beside the use of Starling, and what a guardian agrees to. */
export interface PurposeText extends ConsentText {
  readonly purpose: string;
}

/** Consents to single purposes, in the same ledger as the consent to use Starling. Without that one they open nothing. */
@Injectable()
export class PurposeConsents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly children: ChildrenService,
    private readonly consents: ConsentsRepository,
    private readonly audit: Audit,
  ) {}

  /** Every line about the child, the newest first. */
  all(child: Pick<ChildRow, 'id'>): Promise<Consent[]> {
    return this.consents.listOf(child.id, null);
  }

  list(child: Pick<ChildRow, 'id'>, purposes: readonly string[]): Promise<Consent[]> {
    return this.consents.listOf(child.id, purposes);
  }

  /** `action` is the line in the activity of the household. */
  async give(actor: Actor, child: Child, text: PurposeText, action: string): Promise<void> {
    const { purpose, version, language } = text;
    await this.dataSource.transaction(async (manager) => {
      await this.consents.withdraw(child.id, actor.userId, manager, purpose);
      await this.consents.add(child.id, text, actor.userId, manager, purpose);
      const detail = { purpose, version, language };
      await this.children.log(manager, child, { action, actorId: actor.userId, detail });
      await this.audit.append(manager, {
        action: 'child_consent_given',
        actor: actor.userId,
        target: child.userId,
        detail,
      });
    });
  }

  /** @returns whether there was one */
  async withdraw(actor: Actor, child: Child, purpose: string, action: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if ((await this.consents.withdraw(child.id, actor.userId, manager, purpose)) === 0) return false;
      const detail = { purpose };
      await this.children.log(manager, child, { action, actorId: actor.userId, detail });
      await this.audit.append(manager, {
        action: 'child_consent_withdrawn',
        actor: actor.userId,
        target: child.userId,
        detail,
      });
      return true;
    });
  }
}
