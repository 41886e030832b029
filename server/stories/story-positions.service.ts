import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { StoryBody } from '../../contract/library.js';
import { pageSentences, storyPages } from '../../contract/story-pages.js';
import type { Actor } from '../access/actor.js';
import { Bus } from '../bus/bus.js';
import { userTopic } from '../bus/topics.js';
import { UsageMeter } from '../controls/usage-meter.js';
import { asyncIteratorFrom } from '../graphql/async-iterator-from.js';
import { LibraryService } from '../library/library.service.js';
import { fieldError } from '../platform/errors/app-error.js';
import { PersonalData } from '../privacy/personal-data.js';
import type { StoryPlace } from './story-positions.dto.js';
import { toRest } from './story-positions.presenter.js';
import { type StoryPosition, StoryPositionsRepository } from './story-positions.repository.js';

const MINUTE_MS = 60_000;
const START: StoryPosition = { page: 0, sentence: 0, updatedAt: null };

type Reader = Pick<Actor, 'userId' | 'role'>;

interface StoryLength {
  readonly pages: number;
  readonly sentences: number;
}

/** Where readers are in stories, kept so that they go on at the same place on another device. */
@Injectable()
export class StoryPositionsService implements OnModuleInit {
  private readonly logger = new Logger('StoryPositionsService');
  private readonly lengths = new Map<string, StoryLength>();

  constructor(
    private readonly repository: StoryPositionsRepository,
    private readonly library: LibraryService,
    private readonly meter: UsageMeter,
    private readonly bus: Bus,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'story_positions',
      export: async ({ userId }, manager) =>
        (await this.repository.all(userId, manager)).map(({ slug, ...position }) => ({ slug, ...toRest(position) })),
    });
  }

  /** @throws AppError `not_found` for an unknown story, or with the rule that keeps the child from stories */
  async get(reader: Reader, slug: string): Promise<StoryPosition> {
    this.library.getStory(slug);
    await this.meter.require(reader, { area: 'stories' });
    return (await this.repository.find(reader.userId, slug)) ?? START;
  }

  /**
   * Keeps the place, and counts what a child reads. Other screens of the account hear of it.
   * @throws AppError `not_found`, `validation_failed` for a place outside the story, or with the rule that keeps the child
   *   from stories
   */
  async put(reader: Reader, slug: string, place: StoryPlace): Promise<StoryPosition> {
    const story = this.library.getStory(slug);
    const { pages, sentences } = this.lengthOf(story);
    if (place.page > pages) throw fieldError('page', 'maxPage', { max: pages });
    // An app of another version may cut a page into other sentences. A reader goes to the last one that the page has.
    if (place.sentence >= sentences) throw fieldError('sentence', 'sentences', { max: sentences });
    const turnsPage = { slug, page: place.page, pages, expectedMs: story.minutes * MINUTE_MS };
    await this.meter.admit(reader, { area: 'stories', turnsPage });
    const position = await this.repository.put(reader.userId, slug, place);
    await this.announce(reader.userId, slug, position);
    return position;
  }

  /** The place now, and each later one. @throws as `get` */
  watch(reader: Reader, slug: string): AsyncIterableIterator<StoryPosition> {
    return asyncIteratorFrom<StoryPosition>(async (push) => {
      const stop = await this.bus.subscribe(userTopic(reader.userId), (note) => {
        if (note.kind !== 'story_position' || note.slug !== slug) return;
        push({ page: note.page, sentence: note.sentence, updatedAt: new Date(note.updatedAt) });
      });
      try {
        push(await this.get(reader, slug));
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    });
  }

  private async announce(userId: string, slug: string, { page, sentence, updatedAt }: StoryPosition): Promise<void> {
    const note = { kind: 'story_position' as const, slug, page, sentence, updatedAt: updatedAt!.toISOString() };
    try {
      await this.bus.publish(userTopic(userId), note);
    } catch (error) {
      // The place is kept. Other screens read it when they open the story.
      this.logger.warn({ err: error }, 'A place in a story could not be announced');
    }
  }

  private lengthOf({ slug, body }: StoryBody): StoryLength {
    const known = this.lengths.get(slug);
    if (known) return known;
    const pages = storyPages(body);
    const length = { pages: pages.length, sentences: pages.flatMap(pageSentences).length };
    this.lengths.set(slug, length);
    return length;
  }
}
