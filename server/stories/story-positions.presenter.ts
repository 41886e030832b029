import type { StoryPositionBody } from '../../contract/stories.js';
import type { StoryPosition } from './story-positions.repository.js';

export function toRest({ page, sentence, updatedAt }: StoryPosition): StoryPositionBody {
  return { page, sentence, updated_at: updatedAt?.toISOString() ?? null };
}
