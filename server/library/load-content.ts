import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import type { GameBody, GuideBody, StoryBody } from '../../contract/library.js';
import { StartError } from '../platform/errors/start-error.js';
import { guideHead, pageBody, storyHead } from './content.schema.js';
import { gameContent } from './game.schema.js';

/** A content file is invalid. The message is one line with the file and the error. */
export class ContentError extends StartError {
  override readonly name = 'ContentError';
}

/** All content of the library. An abstract class, so that it can be injected. */
export abstract class LibraryContent {
  abstract readonly guides: readonly GuideBody[];
  /** More search words for guides, by slug. Never sent to clients. */
  abstract readonly guideKeywords: ReadonlyMap<string, string>;
  abstract readonly stories: readonly StoryBody[];
  abstract readonly games: readonly GameBody[];
}

const WORDS_PER_MINUTE = 200;

/**
 * Reads all content in `root` and sorts each kind by title.
 * @throws ContentError at the first invalid file
 */
export function loadContent(root: string): LibraryContent {
  const guideKeywords = new Map<string, string>();
  return {
    guideKeywords,
    guides: readFolder(root, 'guides', '.md', (file) => {
      const { head: page, body } = readPage(file, guideHead);
      const { keywords, ...head } = page;
      guideKeywords.set(file.slug, keywords);
      const words = body.split(/\s+/).length;
      return { slug: file.slug, ...head, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), body };
    }),
    stories: readFolder(root, 'stories', '.md', (file) => {
      const { head, body } = readPage(file, storyHead);
      return { slug: file.slug, ...head, body };
    }),
    games: readFolder(root, 'games', '.json', (file) => ({
      slug: file.slug,
      ...check(file, gameContent, readWith(file, JSON.parse)),
    })),
  };
}

interface ContentFile {
  /** The path in the repository, for messages. */
  name: string;
  slug: string;
  text: string;
}

function readFolder<T extends { title: string }>(
  root: string,
  folder: string,
  ending: string,
  read: (file: ContentFile) => T,
): T[] {
  let names: string[];
  try {
    names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending));
  } catch (cause) {
    throw new ContentError(`Cannot read content/${folder}`, { cause });
  }
  if (names.length === 0) throw new ContentError(`content/${folder} contains no ${ending} file`);
  return names
    .map((name) => {
      const slug = basename(name, ending);
      const file = { name: `content/${folder}/${name}`, slug, text: readFileSync(join(root, folder, name), 'utf8') };
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
        throw new ContentError(`${file.name}: the name must be lower-case words with hyphens`);
      }
      return read(file);
    })
    .sort((left, right) => left.title.localeCompare(right.title, 'en'));
}

function readPage<T extends z.ZodType>(file: ContentFile, schema: T): { head: z.output<T>; body: string } {
  const page = readWith(file, (text) => matter(text, { language: 'yaml' }));
  return { head: check(file, schema, page.data), body: check(file, pageBody, page.content) };
}

function readWith<T>(file: ContentFile, read: (text: string) => T): T {
  try {
    return read(file.text);
  } catch (cause) {
    const [firstLine] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new ContentError(`${file.name}: ${firstLine}`, { cause });
  }
}

function check<T extends z.ZodType>(file: ContentFile, schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new ContentError(`${file.name}: ${where}${issue?.message ?? 'is invalid'}`);
}
