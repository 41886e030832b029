import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { GuideBody } from '../../contract/library.js';
import { LibraryContent } from './load-content.js';
import { words } from './words.js';

/** A part of a guide page: what stands under one of its headings. */
export interface GuidePassage {
  slug: string;
  title: string;
  /** Empty for what stands before the first heading. */
  heading: string;
  text: string;
  /** How well it fits; comparable within one search only. */
  score: number;
  /** False where it only happens to hold a word of the question. */
  isLikely: boolean;
}

interface IndexedPassage {
  id: number;
  slug: string;
  title: string;
  heading: string;
  text: string;
  topics: string;
  keywords: string;
}

/** Fields that say what a passage is about, unlike its text, in which any word may turn up. */
const TELLING_FIELDS = ['title', 'heading', 'topics', 'keywords'];

/** Finds what the growth guide says about a question. */
@Injectable()
export class GuideSearch {
  private readonly index = new MiniSearch<IndexedPassage>({
    fields: [...TELLING_FIELDS, 'text'],
    storeFields: ['slug', 'title', 'heading', 'text'],
    tokenize: words,
    searchOptions: {
      tokenize: words,
      boost: { title: 4, keywords: 3, heading: 2, topics: 2 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
    },
  });

  constructor(content: LibraryContent) {
    const passages = content.guides.flatMap((guide) =>
      splitIntoPassages(guide).map((passage) => ({
        ...passage,
        keywords: content.guideKeywords.get(guide.slug) ?? '',
      })),
    );
    this.index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  }

  /** The passages that fit, best first. */
  find(question: string, limit = 3): GuidePassage[] {
    const asked = new Set(words(question));
    if (asked.size === 0) return [];
    return this.index
      .search([...asked].join(' '))
      .slice(0, limit)
      .map((result) => ({
        slug: String(result['slug']),
        title: String(result['title']),
        heading: String(result['heading']),
        text: String(result['text']),
        score: result.score,
        isLikely: isLikely(result, asked.size),
      }));
  }
}

function isLikely(result: SearchResult, asked: number): boolean {
  const share = new Set(result.queryTerms).size / asked;
  const isAboutIt = Object.values(result.match).some((fields) =>
    fields.some((field) => TELLING_FIELDS.includes(field)),
  );
  return isAboutIt ? share >= 0.3 : share >= 0.6 && asked >= 2;
}

function splitIntoPassages(guide: GuideBody): Omit<IndexedPassage, 'id' | 'keywords'>[] {
  return guide.body
    .split(/^(?=## )/m)
    .map((part) => {
      const heading = /^## (.+)$/m.exec(part)?.[1]?.trim() ?? '';
      return {
        slug: guide.slug,
        title: guide.title,
        heading,
        text: part.replace(/^## .+$/m, '').trim(),
        topics: guide.topics.join(' '),
      };
    })
    .filter((passage) => passage.text !== '');
}
