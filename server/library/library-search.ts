import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { GameBody, GuideBody, StoryBody } from '../../contract/library.js';
import { type GuideSection, partsOf } from './guide-parts.js';
import { LibraryContent } from './load-content.js';
import { words } from './words.js';

export type PageKind = 'guide' | 'story' | 'game';

/** A page that matches a question. */
export interface FoundPage {
  kind: PageKind;
  slug: string;
  title: string;
  /** Higher is better. Comparable only within one search. */
  score: number;
  /** False if the page shares words with the question only by chance. */
  isLikely: boolean;
  /** True if its title or keywords contain a word of the question. */
  isNear: boolean;
  /** The share of the question's words that the page contains as they are. */
  coverage: number;
}

interface IndexedPage {
  id: string;
  kind: PageKind;
  slug: string;
  title: string;
  summary: string;
  keywords: string;
  headings: string;
  topics: string;
  text: string;
}

interface IndexedSection extends GuideSection {
  id: number;
  slug: string;
}

/** Only this many characters of a question are searched: each word walks the index on the event loop. */
const QUESTION_LENGTH = 500;

/** The age of a child, which no page is about. */
const AGE = /\b(?:two|three|four|five|six|seven|eight|nine|\d{1,2})[ -]?(?:years?|yrs?|yo|months?)(?:[ -]olds?)?\b/gi;

/** Fields that name the subject of a page, unlike its text, which may contain any word. */
const SUBJECT_FIELDS = ['title', 'summary', 'keywords', 'headings'];
/** Of these, the fields with nothing but words for the subject. */
const NAME_FIELDS = ['title', 'keywords'];

/** Full-text search over the library: finds the pages that answer a question, and the best section of a guide. */
@Injectable()
export class LibrarySearch {
  /** Every word of the library. */
  private readonly vocabulary = new Set<string>();
  /** Accepts spelling mistakes, but never replaces a word that the library contains. */
  private readonly spelling: SearchOptions = {
    // Searches are given terms: a stem must not be stemmed again.
    tokenize: (terms) => terms.split(' '),
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length < 5 || this.vocabulary.has(term) ? false : term.length < 7 ? 1 : 2),
    weights: { prefix: 0.5, fuzzy: 0.4 },
  };
  private readonly pages = new MiniSearch<IndexedPage>({
    fields: [...SUBJECT_FIELDS, 'topics', 'text'],
    storeFields: ['kind', 'slug', 'title'],
    tokenize: words,
    processTerm: (term) => this.addToVocabulary(term),
    searchOptions: {
      ...this.spelling,
      processTerm: (term) => term,
      boost: { title: 4, keywords: 4, headings: 2, summary: 3, topics: 1.5 },
    },
  });
  private readonly sections = new MiniSearch<IndexedSection>({
    fields: ['heading', 'text'],
    storeFields: ['slug', 'heading', 'text'],
    tokenize: words,
    searchOptions: { ...this.spelling, boost: { heading: 3 } },
  });

  /** By slug: the words that name the whole page, and so none of its sections. */
  private readonly subjectWords: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(content: LibraryContent) {
    this.pages.addAll([
      ...content.guides.map((guide) => guidePage(guide, content.guideKeywords.get(guide.slug) ?? '')),
      ...content.stories.map((story) => page('story', story, story.body)),
      ...content.games.map((game) => page('game', game, gameText(game))),
    ]);
    this.subjectWords = new Map(
      content.guides.map(({ slug, title }) => [
        slug,
        new Set(words(`${title} ${content.guideKeywords.get(slug) ?? ''}`)),
      ]),
    );
    const sections = content.guides.flatMap((guide) =>
      partsOf(guide).sections.map((section) => ({ slug: guide.slug, ...section })),
    );
    this.sections.addAll(sections.map((section, id) => ({ id, ...section })));
  }

  private addToVocabulary(term: string): string {
    this.vocabulary.add(term);
    return term;
  }

  /** The pages of these kinds that match, best first. */
  find(question: string, kinds: readonly PageKind[]): FoundPage[] {
    const terms = new Set(termsOf(question));
    if (terms.size === 0) return [];
    return this.pages
      .search([...terms].join(' '), { filter: (result) => kinds.includes(result['kind'] as PageKind) })
      .map((result) => ({
        kind: result['kind'] as PageKind,
        slug: String(result['slug']),
        title: String(result['title']),
        score: result.score,
        isLikely: isLikely(question, result, terms.size),
        isNear: matchesIn(result.match, NAME_FIELDS) > 0,
        coverage: result.queryTerms.filter((term) => result.terms.includes(term)).length / terms.size,
      }));
  }

  /** The section of a guide that a question is about; `null` if it asks about the page as a whole. */
  sectionFor(slug: string, question: string): GuideSection | null {
    const subject = this.subjectWords.get(slug);
    const details = termsOf(question).filter((term) => !subject?.has(term));
    if (details.length === 0) return null;
    const [best] = this.sections.search(details.join(' '), { filter: (result) => result['slug'] === slug });
    if (!best) return null;
    const isNamed = Object.values(best.match).some((fields) => fields.includes('heading'));
    return isNamed || best.queryTerms.length > 1
      ? { heading: String(best['heading']), text: String(best['text']) }
      : null;
  }
}

function termsOf(question: string): string[] {
  return words(question.slice(0, QUESTION_LENGTH).replaceAll(AGE, ' '));
}

/** Asks for a fact of the wide world, which the guide hardly ever holds. */
const ASKS_FOR_FACT =
  /^(?:what time|(?:what|who|where)(?: is| are| was|['’]s)|is the|are the|how (?:far|tall|big|high|deep|fast)|how many \w+ (?:has|have|are|does)|which is|translate|calculate|write)\b/i;
/** A question with one of these words is about a family. */
const ABOUT_FAMILY =
  /\b(?:i|we|us|my|our|he|she|him|her|they|them|child|children|kids?|toddlers?|bab(?:y|ies)|years? old)\b/i;

function matchesIn(match: SearchResult['match'], names: readonly string[]): number {
  return Object.values(match).filter((fields) => fields.some((field) => names.includes(field))).length;
}

/** Whether a page is about the question, and does not only contain some of its words by chance. */
function isLikely(question: string, { match, queryTerms }: SearchResult, termCount: number): boolean {
  const share = new Set(queryTerms).size / termCount;
  const named = matchesIn(match, NAME_FIELDS);
  if (ASKS_FOR_FACT.test(question) && !ABOUT_FAMILY.test(question))
    return named > 0 && share >= (named > 1 ? 0.5 : 0.75);
  if (named > 0) return share >= 0.3;
  const described = matchesIn(match, SUBJECT_FIELDS);
  if (described > 0) return share >= (described > 1 ? 0.5 : 0.75);
  return queryTerms.length > 2 && share >= 0.75;
}

function page(kind: PageKind, item: GuideBody | StoryBody | GameBody, text: string): IndexedPage {
  const { slug, title, summary, topics } = item;
  return {
    id: `${kind}/${slug}`,
    kind,
    slug,
    title,
    summary,
    topics: topics.join(' '),
    keywords: 'skill' in item ? item.skill : '',
    headings: '',
    text,
  };
}

function guidePage(guide: GuideBody, keywords: string): IndexedPage {
  const headings = partsOf(guide).sections.map(({ heading }) => heading);
  return { ...page('guide', guide, guide.body), keywords, headings: headings.join(' ') };
}

function gameText(game: GameBody): string {
  const played =
    game.kind === 'memory'
      ? game.pairs.map(({ word, second }) => `${word} ${second?.word ?? ''}`)
      : game.rounds.map((round) => ('answer' in round ? `${round.prompt} ${round.answer}` : round.prompt));
  return [game.intro, game.ending, ...played].join(' ');
}
