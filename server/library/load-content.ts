import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import type { GameBody, GuideBody, StoryBody } from '../../contract/library.js';
import { StartError } from '../start/start-error.js';
import { gameContent, guideHead, pageBody, storyHead } from './content.schema.js';

/** A written file is wrong. The message is one line that names the file and what is wrong in it. */
export class ContentError extends StartError {
  override readonly name = 'ContentError';
}

/** All that is written, as the library shows it. Injectable: read once, when the application starts. */
export abstract class LibraryContent {
  abstract readonly guides: readonly GuideBody[];
  /** Further search words of guides, by slug. Not shown. */
  abstract readonly guideKeywords: ReadonlyMap<string, string>;
  abstract readonly stories: readonly StoryBody[];
  abstract readonly games: readonly GameBody[];
}

const WORDS_A_MINUTE = 200;

/**
 * Reads all content below `root`, each kind in the order of its titles.
 * @throws ContentError at the first file that is wrong
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
      return { slug: file.slug, ...head, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)), body };
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
  /** Relative to the content folder, for messages. */
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
  } catch {
    throw new ContentError(`content/${folder} cannot be read`);
  }
  if (names.length === 0) throw new ContentError(`content/${folder} holds no ${ending} file`);
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
  } catch (error) {
    const [firstLine] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ContentError(`${file.name}: ${firstLine}`);
  }
}

function check<T extends z.ZodType>(file: ContentFile, schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new ContentError(`${file.name}: ${where}${issue?.message ?? 'is wrong'}`);
}
