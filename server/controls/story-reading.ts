/** A child opens a page or a sentence of a story. Pages count from 0; the number of pages stands for the end. */
export interface StoryTurn {
  readonly slug: string;
  readonly page: number;
  readonly pages: number;
  /** How long it takes to read the whole story aloud. */
  readonly expectedMs: number;
}

/** What the server saw of a child's reading of one story. Instants are milliseconds since 1970. */
export interface StoryReading {
  readonly page: number;
  /** The last page up to which all were opened in order; -1 if the first was not. */
  readonly reached: number;
  /** The time on pages that were opened in order. */
  readonly readMs: number;
  readonly turnedAt: number;
  readonly pages: number;
  readonly expectedMs: number;
}

/** A story counts as read if at least this part of its expected time has passed. */
const MIN_PART_OF_TIME = 0.4;
/** So many times its share of the story counts of the time on one page, so that a tablet that lies there does not read. */
const MAX_SHARES_A_PAGE = 2;

export function turnPage(before: StoryReading | null, turn: StoryTurn, now: number): StoryReading {
  const { page, pages, expectedMs } = turn;
  const reached = before?.reached ?? -1;
  return {
    page,
    reached: page === reached + 1 ? page : reached,
    readMs: before ? readUntil(before, now) : 0,
    turnedAt: now,
    pages,
    expectedMs,
  };
}

/** All pages were opened in order, and the server's clock says that they can have been read. */
export function isRead(reading: StoryReading, now: number): boolean {
  return reading.reached >= reading.pages - 1 && readUntil(reading, now) >= reading.expectedMs * MIN_PART_OF_TIME;
}

function readUntil({ page, reached, readMs, turnedAt, pages, expectedMs }: StoryReading, now: number): number {
  const isReading = page <= reached && page < pages;
  if (!isReading) return readMs;
  const most = (expectedMs / pages) * MAX_SHARES_A_PAGE;
  return readMs + Math.round(Math.min(Math.max(0, now - turnedAt), most));
}
