import type { z } from 'zod';
import type { contentPatch, contentsQuery } from './contents.dto.js';
import type { ContentChange } from './contents.repository.js';
import type { CreateStoryInput, UpdateContentInput } from './contents.types.js';

export function changeOf({ reading_level: readingLevel, ...same }: z.output<typeof contentPatch>): ContentChange {
  const named = Object.entries({ ...same, readingLevel }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as ContentChange;
}

/** The filter of a page, for the links to the pages around it. */
export function queryOf({ limit: _limit, offset: _offset, ...filter }: z.output<typeof contentsQuery>): string {
  const named = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return named.length > 0 ? `?${new URLSearchParams(named)}` : '';
}

/** A GraphQL input as the body of the REST call, so that one schema checks both. */
export function bodyOf({ childIds, householdId, ...rest }: CreateStoryInput): Record<string, unknown> {
  return { kind: 'story', ...withoutNulls({ ...rest, child_ids: childIds, household_id: householdId }) };
}

export function patchBodyOf({ readingLevel, ...rest }: UpdateContentInput): Record<string, unknown> {
  return withoutNulls({ ...rest, reading_level: readingLevel });
}

function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
