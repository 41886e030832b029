import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_VOICE, VOICE_CONSENTS, type VoiceConsentPurpose, type VoiceSettings } from '../../contract/voice.js';
import type { Actor } from '../access/actor.js';
import type { AnyChild, Child } from '../children/child.js';
import { ChildrenService } from '../children/children.service.js';
import { type Agreement, agreedText } from '../children/consent-text.js';
import { type PurposeConsent, PurposeConsents } from '../children/purpose-consents.js';
import { ChildChanges } from '../controls/child-changes.js';
import { ControlsService } from '../controls/controls.service.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { requestLanguage } from '../platform/request-context.js';
import { ChildVoicesRepository } from './child-voices.repository.js';
import { VoiceConsentTexts } from './voice-consent-texts.js';

export interface ChildVoice extends VoiceSettings {
  readonly childId: string;
  /** A guardian has agreed to these. */
  readonly consents: readonly VoiceConsentPurpose[];
  /** The host of the speech service, once a guardian has agreed to it. */
  readonly receiver: string | null;
}

/** How Starling speaks to children, and what their guardians have agreed to. */
@Injectable()
export class VoiceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ChildVoicesRepository,
    private readonly children: ChildrenService,
    private readonly controls: ControlsService,
    private readonly consents: PurposeConsents,
    private readonly texts: VoiceConsentTexts,
    private readonly changes: ChildChanges,
  ) {}

  /**
   * The child, for those who look after it and for its own devices.
   * @throws AppError `child_not_found`; for a device also `area_off`, where a guardian has closed the area
   */
  async requireReadable(actor: Actor, childId: string): Promise<AnyChild> {
    if (actor.role !== 'device') return this.children.require(actor, childId, 'view');
    const own = await this.ownChild(actor);
    if (own.id !== childId.toLowerCase()) throw new AppError('child_not_found');
    // Without the minutes: a story that costs none is read aloud when the others are used up.
    const rules = await this.controls.today(actor.userId);
    if (!rules?.areas.voice) throw new AppError('area_off');
    return own;
  }

  /** The child whose device asks. @throws AppError `child_not_found` */
  async ownChild(actor: Pick<Actor, 'userId'>): Promise<AnyChild> {
    const own = await this.children.withHomes(actor.userId);
    if (!own) throw new AppError('child_not_found');
    return own;
  }

  async read(child: Pick<AnyChild, 'id' | 'userId' | 'readingLevel'>): Promise<ChildVoice> {
    const [chosen, { controls }, lines] = await Promise.all([
      this.repository.find(child.id),
      this.controls.read(child),
      this.consents.list(child, VOICE_CONSENTS),
    ]);
    // A child who cannot read a reply hears it, unless a guardian says otherwise.
    const cannotRead = child.readingLevel === 'listens' || !controls.areas.own_words;
    // Every language has the same versions and the same host.
    const given = this.texts.list('en').filter(({ purpose, version }) => {
      return lines.some((line) => line.purpose === purpose && isInForce(line, version));
    });
    return {
      ...DEFAULT_VOICE,
      read_replies: cannotRead,
      ...chosen,
      childId: child.id,
      consents: given.map(({ purpose }) => purpose),
      receiver: given.find(({ purpose }) => purpose === 'speech_service')?.receiver ?? null,
    };
  }

  async change(actor: Actor, child: Child, patch: Partial<VoiceSettings>): Promise<ChildVoice> {
    await this.dataSource.transaction(async (manager) => {
      await this.repository.change(child.id, patch, manager);
      const detail = { changed: Object.keys(patch) };
      await this.children.log(manager, child, { action: 'voice_changed', actorId: actor.userId, detail });
      afterCommit(manager, () => this.announce(child));
    });
    return this.read(child);
  }

  consentsOf(child: AnyChild): Promise<PurposeConsent[]> {
    return this.consents.list(child, VOICE_CONSENTS);
  }

  /** @throws AppError `validation_failed` for another text than the current one, or without a speech service */
  async giveConsent(actor: Actor, child: Child, purpose: VoiceConsentPurpose, consent: Agreement): Promise<ChildVoice> {
    const language = requestLanguage();
    if (!this.texts.find(purpose, language)) throw fieldError('purpose', 'noSpeech');
    const text = agreedText(consent, language, (one) => this.texts.find(purpose, one)!);
    if (!text) throw fieldError('text_version', 'textChanged');
    await this.consents.give(actor, child, text, 'voice_consent_given');
    await this.announce(child);
    return this.read(child);
  }

  async withdrawConsent(actor: Actor, child: Child, purpose: VoiceConsentPurpose): Promise<ChildVoice> {
    if (await this.consents.withdraw(actor, child, purpose, 'voice_consent_withdrawn')) await this.announce(child);
    return this.read(child);
  }

  private announce({ userId }: Child): Promise<void> {
    return this.changes.announce(userId, { what: 'voice' });
  }
}

function isInForce({ version, withdrawnAt }: PurposeConsent, current: string): boolean {
  return withdrawnAt === null && version === current;
}
