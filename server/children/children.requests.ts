import type { z } from 'zod';
import type { ChildProfile } from './child.js';
import type { childBody, childPatch } from './children.dto.js';
import type { NewChild } from './children.service.js';

type Patch = z.output<typeof childPatch>;

/** The named fields of a checked body, as the service calls them. */
export function profileOf(patch: Patch): Partial<ChildProfile> {
  const { age_band: ageBand, reading_level: readingLevel, time_zone: timeZone, ...same } = patch;
  const named = { ...same, ageBand, readingLevel, timeZone };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

export function newChildOf(body: z.output<typeof childBody>): NewChild {
  const { household_id: householdId, consent, nickname, avatar, colour, age_band: ageBand, time_zone: timeZone } = body;
  const { reading_level, languages, interests, note, transcript } = body;
  const optional = profileOf({ reading_level, languages, interests, note, transcript });
  return {
    ...optional,
    nickname,
    avatar,
    colour,
    ageBand,
    timeZone,
    householdId,
    consent: { version: consent.text_version, sha256: consent.text_sha256 },
  };
}
