import type { EventCount } from './learning-events.repository.js';

export interface StoryUse {
  readonly slug: string;
  /** How often it was begun or heard to its end. */
  readonly times: number;
  readonly finished: boolean;
}

export interface SkillUse {
  readonly slug: string;
  readonly skill: string;
  readonly firstTry: number;
  readonly later: number;
}

/** The stories, the most used first. */
export function storiesOf(counts: readonly EventCount[]): StoryUse[] {
  const stories = new Map<string, { started: number; completed: number }>();
  for (const { objectKind, objectId, verb, count } of counts) {
    if (objectKind !== 'story') continue;
    const story = stories.get(objectId) ?? { started: 0, completed: 0 };
    stories.set(objectId, story);
    if (verb === 'started' || verb === 'completed') story[verb] += count;
  }
  return [...stories]
    .map(([slug, { started, completed }]) => ({
      slug,
      times: Math.max(started, completed, 1),
      finished: completed > 0,
    }))
    .sort((one, other) => other.times - one.times || compare(one.slug, other.slug));
}

/** Answers by game and skill. An answer without a skill is counted as `other`. */
export function skillsOf(counts: readonly EventCount[]): SkillUse[] {
  const skills = new Map<string, { slug: string; skill: string; firstTry: number; later: number }>();
  for (const { objectKind, objectId, verb, skill: named, isFirstTry, count } of counts) {
    if (verb !== 'answered' || (objectKind !== 'game' && objectKind !== 'question')) continue;
    const [slug, skill] = [objectId.split(/[/#]/, 1)[0]!, named ?? 'other'];
    const use = skills.get(`${slug} ${skill}`) ?? { slug, skill, firstTry: 0, later: 0 };
    skills.set(`${slug} ${skill}`, use);
    use[isFirstTry ? 'firstTry' : 'later'] += count;
  }
  return [...skills.values()].sort((one, other) => compare(one.slug, other.slug) || compare(one.skill, other.skill));
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
