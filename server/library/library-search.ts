import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { GameBody, GuideBody, StoryBody } from '../../contract/library.js';
import { LibraryContent } from './load-content.js';
import { words } from './words.js';

export type PageKind = 'guide' | 'story' | 'game';

/** A page that may answer a question. */
export interface FoundPage {
  kind: PageKind;
  slug: string;
  title: string;
  /** How well it fits; comparable within one search only. */
  score: number;
  /** False where it only happens to hold a word of the question. */
  isLikely: boolean;
}

/** What stands under a heading of a guide. */
export interface GuideSection {
  heading: string;
  text: string;
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

/** So much of a question is searched for: each word costs a walk through the index, on the event loop. */
const QUESTION_LENGTH = 500;

/** Fields that say what a page is about, unlike its text, in which any word may turn up. */
const TELLING_FIELDS = ['title', 'summary', 'keywords', 'headings'];

/** Finds the page of the library that a question is about, by its title and its whole text, and the part that helps. */
@Injectable()
export class LibrarySearch {
  /** Every word of the library. */
  private readonly known = new Set<string>();
  /** Takes a slip of the pen, but never a word that the library knows for another one. */
  private readonly spelling: SearchOptions = {
    tokenize: words,
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length < 5 || this.known.has(term) ? false : term.length < 7 ? 1 : 2),
    weights: { prefix: 0.5, fuzzy: 0.4 },
  };
  private readonly pages = new MiniSearch<IndexedPage>({
    fields: [...TELLING_FIELDS, 'topics', 'text'],
    storeFields: ['kind', 'slug', 'title'],
    tokenize: words,
    processTerm: (term) => this.note(term),
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
  private readonly sectionsBySlug: ReadonlyMap<string, readonly GuideSection[]>;

  constructor(content: LibraryContent) {
    this.pages.addAll([
      ...content.guides.map((guide) => guidePage(guide, content.guideKeywords.get(guide.slug) ?? '')),
      ...content.stories.map((story) => page('story', story, story.body)),
      ...content.games.map((game) => page('game', game, gameText(game))),
    ]);
    this.sectionsBySlug = new Map(content.guides.map((guide) => [guide.slug, sectionsOf(guide)]));
    const sections = [...this.sectionsBySlug].flatMap(([slug, list]) => list.map((section) => ({ slug, ...section })));
    this.sections.addAll(sections.map((section, id) => ({ id, ...section })));
  }

  private note(term: string): string {
    this.known.add(term);
    return term;
  }

  /** The pages of these kinds that fit, best first. */
  find(question: string, kinds: readonly PageKind[]): FoundPage[] {
    const asked = new Set(words(question.slice(0, QUESTION_LENGTH)));
    if (asked.size === 0) return [];
    return this.pages
      .search([...asked].join(' '), { filter: (result) => kinds.includes(result['kind'] as PageKind) })
      .map((result) => ({
        kind: result['kind'] as PageKind,
        slug: String(result['slug']),
        title: String(result['title']),
        score: result.score,
        isLikely: isLikely(result, asked.size),
      }));
  }

  /** The sections of a guide, the one that helps with the question first, the others as they stand. */
  sectionsFor(slug: string, question: string): GuideSection[] {
    const all = this.sectionsBySlug.get(slug) ?? [];
    const [best] = this.sections.search(question.slice(0, QUESTION_LENGTH), {
      filter: (result) => result['slug'] === slug,
    });
    const first = all.find(({ heading }) => heading === best?.['heading']) ?? all[0];
    return first ? [first, ...all.filter((section) => section !== first)] : [];
  }
}

function isLikely(result: SearchResult, asked: number): boolean {
  const share = new Set(result.queryTerms).size / asked;
  const isAboutIt = Object.values(result.match).some((fields) =>
    fields.some((field) => TELLING_FIELDS.includes(field)),
  );
  return isAboutIt ? share >= 0.3 : share >= 0.6 && asked >= 2;
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
    keywords: kind === 'game' && 'kind' in item ? item.kind : '',
    headings: '',
    text,
  };
}

function guidePage(guide: GuideBody, keywords: string): IndexedPage {
  const headings = sectionsOf(guide).map(({ heading }) => heading);
  return { ...page('guide', guide, guide.body), keywords, headings: headings.join(' ') };
}

function gameText(game: GameBody): string {
  const played =
    'pairs' in game
      ? game.pairs.map(({ word }) => word)
      : game.rounds.map(({ prompt, answer }) => `${prompt} ${answer}`);
  return [game.intro, game.ending, ...played].join(' ');
}

function sectionsOf(guide: GuideBody): GuideSection[] {
  return guide.body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });
}
