import { Injectable } from '@nestjs/common';
import MiniSearch from 'minisearch';
import type {
  GameBody,
  GameSummaryBody,
  GuideBody,
  GuideSummaryBody,
  StoryBody,
  StorySummaryBody,
} from '../../contract/library.js';
import { AppError } from '../platform/errors/app-error.js';
import { LibraryContent } from './load-content.js';
import { words } from './words.js';

export interface LibraryFilter {
  search?: string;
  topic?: string;
  /** A child's age in years. Matches items whose age range includes it. */
  age?: number;
}

type Item = GuideBody | StoryBody | GameBody;

/** Lists and finds the items of the library, which is read once at the start. */
@Injectable()
export class LibraryService {
  private readonly guides: Shelf<GuideBody>;
  private readonly stories: Shelf<StoryBody>;
  private readonly games: Shelf<GameBody>;

  constructor(content: LibraryContent) {
    this.guides = new Shelf(content.guides, (guide) => `${guide.body} ${content.guideKeywords.get(guide.slug) ?? ''}`);
    this.stories = new Shelf(content.stories, (story) => story.body);
    this.games = new Shelf(content.games, (game) => game.intro);
  }

  listGuides(filter: LibraryFilter = {}): GuideSummaryBody[] {
    return this.guides.list(filter).map(({ body: _body, ...summary }) => summary);
  }

  listStories(filter: LibraryFilter = {}): StorySummaryBody[] {
    return this.stories.list(filter).map(({ body: _body, ...summary }) => summary);
  }

  listGames(filter: LibraryFilter = {}): GameSummaryBody[] {
    return this.games.list(filter).map(({ slug, title, summary, topics, age, kind, skill, minutes, cover }) => ({
      slug,
      title,
      summary,
      topics,
      age,
      kind,
      skill,
      minutes,
      cover,
    }));
  }

  getGuide(slug: string): GuideBody {
    return this.guides.get(slug);
  }

  getStory(slug: string): StoryBody {
    return this.stories.get(slug);
  }

  /** `null`: the library has no such story. */
  titleOfStory(slug: string): string | null {
    return this.stories.find(slug)?.title ?? null;
  }

  getGame(slug: string): GameBody {
    return this.games.get(slug);
  }

  /** The topics of the guide or the story at this address of the web client. None for any other address. */
  topicsOf(address: string): readonly string[] {
    const [, kind, slug = ''] = address.split('/');
    const shelf = kind === 'library' ? this.guides : kind === 'story' ? this.stories : null;
    return shelf?.find(slug)?.topics ?? [];
  }

  allGuides(): readonly GuideBody[] {
    return this.guides.items;
  }

  allGames(): readonly GameBody[] {
    return this.games.items;
  }

  allStories(): readonly StoryBody[] {
    return this.stories.items;
  }
}

/** All items of one kind, with a search index. */
class Shelf<T extends Item> {
  private readonly bySlug: ReadonlyMap<string, T>;
  private readonly index = new MiniSearch<T & { text: string }>({
    idField: 'slug',
    fields: ['title', 'summary', 'topics', 'text'],
    extractField: (item, field) => {
      const value: unknown = Reflect.get(item, field);
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    tokenize: words,
    searchOptions: {
      tokenize: words,
      combineWith: 'AND',
      boost: { title: 4, topics: 3, summary: 2 },
      prefix: true,
      fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
    },
  });

  constructor(
    readonly items: readonly T[],
    textOf: (item: T) => string,
  ) {
    this.bySlug = new Map(items.map((item) => [item.slug, item]));
    this.index.addAll(items.map((item) => ({ ...item, text: textOf(item) })));
  }

  /** Sorted by title, or by relevance when there is a search. A search of nothing but stop words finds every item. */
  list({ search, topic, age }: LibraryFilter): T[] {
    const found =
      search !== undefined && words(search).length > 0
        ? this.index.search(search).map(({ id }) => this.get(String(id)))
        : this.items;
    return found.filter(
      (item) =>
        (topic === undefined || item.topics.includes(topic)) && (age === undefined || includesAge(item.age, age)),
    );
  }

  find(slug: string): T | undefined {
    return this.bySlug.get(slug);
  }

  get(slug: string): T {
    const item = this.find(slug);
    if (!item) throw new AppError('not_found');
    return item;
  }
}

function includesAge(range: string, age: number): boolean {
  const [lowest, highest] = range.split('-').map(Number) as [number, number];
  return lowest <= age && age <= highest;
}
