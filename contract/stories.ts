/** Where someone is in a story: `GET`, `PUT /stories/{slug}/position`. */

/**
 * Pages and sentences count from 0. A page that equals the number of pages is the end of the story.
 * `updated_at` is the server's clock, and null where nothing was read yet.
 */
export interface StoryPositionBody {
  page: number;
  sentence: number;
  updated_at: string | null;
}
