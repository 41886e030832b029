import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HelpLineBody } from '../../contract/help-lines.js';
import { ChildAudiences, languageOfChild } from '../children/child-audiences.js';
import { HouseholdTies } from '../households/household-ties.js';
import { excerptOf } from '../moderation/excerpt.js';
import { SealedCases } from '../moderation/sealed-cases.js';
import { Config } from '../platform/config/config.js';
import { newId } from '../platform/ids.js';
import { textsIn } from '../platform/languages/texts.js';
import { safetyAnswer } from '../safety/answers.js';
import { HelpLines } from '../safety/help-lines.js';
import { homeAnswer } from '../safety/home-answer.js';
import { SafetyClassifier } from '../safety/safety-classifier.js';
import { fixedTextVerdict, type UnsafeVerdict } from '../safety/safety-verdict.js';
import { UnsafeWordsOfChildren } from './unsafe-words.js';

/** What a child gets who needs help: words, and places to turn to. */
export interface HelpAnswer {
  readonly text: string;
  readonly helpLines: readonly HelpLineBody[];
}

/** What a child wrote to its grown-ups, reviewed like a message of a conversation. */
export interface ReviewedWords {
  /** `null`: the words are harmless. */
  readonly help: HelpAnswer | null;
  /** The harm may come from home, so nothing about the words may reach a guardian. */
  readonly isHome: boolean;
}

/** Words of a child outside of its conversations: they are reviewed, and help is never behind a rule of time. */
@Injectable()
export class ChildHelp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly safety: SafetyClassifier,
    private readonly audiences: ChildAudiences,
    private readonly unsafeWords: UnsafeWordsOfChildren,
    private readonly cases: SealedCases,
    private readonly ties: HouseholdTies,
    private readonly lines: HelpLines,
  ) {}

  /** The child asks for help. Without words, or with harmless ones, guardians hear nothing of it. */
  async ask(userId: string, words: string): Promise<HelpAnswer> {
    const { help } = await this.review(userId, words);
    if (help) return help;
    const language = languageOfChild(await this.audiences.of(userId));
    return { text: textsIn(language, 'safety-answers')('home.calm'), helpLines: await this.linesFor(userId) };
  }

  /** Reviews words of a child, and tells those who need to know. `userId` is the child's account. */
  async review(userId: string, words: string): Promise<ReviewedWords> {
    if (words === '') return { help: null, isHome: false };
    const child = await this.audiences.of(userId);
    const band = child?.ageBand ?? null;
    const context = { direction: 'in' as const, band, ...(child?.languages[0] && { language: child.languages[0] }) };
    const verdict = fixedTextVerdict(await this.safety.review(words, context));
    if (verdict === null) return { help: null, isHome: false };
    const language = languageOfChild(child);
    const helpLines = await this.linesFor(userId);
    if (verdict !== 'unchecked' && verdict.isHome) {
      await this.seal(userId, words, verdict);
      return { help: { text: homeAnswer(helpLines, 'request', language), helpLines }, isHome: true };
    }
    if (verdict !== 'unchecked') await this.unsafeWords.tell({ id: newId(), userId, words, verdict });
    return { help: { text: safetyAnswer(verdict, { band, language }), helpLines }, isHome: false };
  }

  private async linesFor(userId: string): Promise<readonly HelpLineBody[]> {
    return this.lines.of(await this.ties.countryOf(userId));
  }

  /** A sealed case for staff. Without a contact who may read it, no text is kept. */
  private async seal(userId: string, content: string, verdict: UnsafeVerdict): Promise<void> {
    const keepsText = this.config.safeguardingContact !== null;
    const id = newId();
    const message = { id, role: 'user' as const, content, createdAt: new Date() };
    const excerpt = keepsText ? [excerptOf(message, id)] : null;
    const barred = await this.ties.adultsAround(userId);
    await this.dataSource.transaction((manager) =>
      this.cases.open({ verdict, subjectId: keepsText ? userId : null, barred, excerpt }, manager),
    );
  }
}
