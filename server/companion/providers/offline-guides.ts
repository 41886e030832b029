import type { GuideBody } from '../../../contract/library.js';
import { type GuideSection, partsOf } from '../../library/guide-parts.js';
import type { LibraryService } from '../../library/library.service.js';
import type { FoundPage, LibrarySearch } from '../../library/library-search.js';
import type { FollowUp } from './offline-follow-ups.js';
import type { GameTurn } from './offline-games.js';
import { linkTo, listOf, noAnswer, SOURCE } from './offline-wording.js';

const OPENERS = [
  'Many families ask this. Here is what you can try:',
  'This often helps:',
  'You are not alone with this. Begin with one of these:',
  'Step by step:',
] as const;

/** Offered when a question has no good answer and no page comes near it. */
const BROAD_PAGES = ['endless-why-questions', 'big-feelings', 'bedtime-routine'] as const;

/** A page that scores this share of the best one may fit as well. */
const FITS_TOO = 0.5;

/** Answers with the pages of the growth guide. */
export class OfflineGuides {
  constructor(
    private readonly search: LibrarySearch,
    private readonly library: LibraryService,
  ) {}

  /** The steps of the first page, the section that the question is about, and another page that may fit. */
  answer(question: string, [best, ...others]: readonly [FoundPage, ...FoundPage[]]): string {
    const guide = this.library.getGuide(best.slug);
    const section = this.search.sectionFor(best.slug, question);
    const further = others.find((page) => page.kind === 'guide' && page.score > best.score * FITS_TOO);
    const seeAlso = further ? ` See also ${linkTo(further)}.` : '';
    return [
      OPENERS[question.length % OPENERS.length]!,
      partsOf(guide).steps,
      ...(section ? [written(section)] : []),
      `${sourceLine(guide)} Say “more” for the next part.${seeAlso}`,
    ].join('\n\n');
  }

  /** The answer to a short message after an answer from the guide; `null` if the last answer was none. */
  followUp(kind: FollowUp, { before }: GameTurn): string | null {
    const guide = this.pageOf(before.at(-1)?.content ?? '');
    if (!guide) return null;
    const told = before.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n');
    const { opening, sections } = partsOf(guide);
    if (kind === 'why' && !told.includes(opening)) {
      return ['This is how the growth guide sees it:', opening, sourceLine(guide)].join('\n\n');
    }
    const next = sections.find(({ heading }) => !told.includes(`**${heading}**`));
    if (!next) {
      const related = listOf(this.relatedTo(guide));
      return [`${sourceLine(guide)} That was the whole page.`, 'These may help as well:', related].join('\n\n');
    }
    const first = kind === 'no-help' ? ['Then try it another way:'] : [];
    return [...first, written(next), `${sourceLine(guide)} Say “more” for the next part.`].join('\n\n');
  }

  /** Says that there is no good answer, and offers three pages. */
  noAnswer(question: string): string {
    const near = this.search.find(question, ['guide']).filter(({ isNear }) => isNear);
    const guides = this.library.allGuides();
    const broad = BROAD_PAGES.flatMap((slug) => guides.find((guide) => guide.slug === slug) ?? []);
    const pages = new Map([...near, ...broad].map((page) => [page.slug, page]));
    return noAnswer([...pages.values()].slice(0, 3));
  }

  private pageOf(answer: string): GuideBody | undefined {
    const source = answer.slice(answer.indexOf(SOURCE) + SOURCE.length);
    const [, slug] = /^\[[^\]]*\]\(\/library\/([a-z0-9-]+)\)/.exec(source) ?? [];
    return this.library.allGuides().find((guide) => guide.slug === slug);
  }

  /** The guides that share most topics with this one. */
  private relatedTo({ slug, topics }: GuideBody): GuideBody[] {
    const shared = (guide: GuideBody) => guide.topics.filter((topic) => topics.includes(topic)).length;
    return this.library
      .allGuides()
      .filter((guide) => guide.slug !== slug)
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, 3);
  }
}

function written({ heading, text }: GuideSection): string {
  return `**${heading}**\n\n${text}`;
}

function sourceLine(guide: GuideBody): string {
  return `${SOURCE}${linkTo(guide)}.`;
}
