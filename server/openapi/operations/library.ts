import type { OperationGroup } from '../operation.js';
import {
  companion,
  game,
  gameSummary,
  guide,
  guideSummary,
  story,
  storyPosition,
  storySummary,
} from '../responses/library.js';

export const libraryOperations: OperationGroup = {
  tag: 'Library',
  operations: {
    'GET /library/guides': {
      id: 'listGuides',
      summary: 'Lists the pages of the growth guide',
      answers: { 200: { description: 'The pages.', schema: guideSummary.array() } },
    },
    'GET /library/guides/:slug': {
      id: 'getGuide',
      summary: 'Reads a page of the growth guide',
      answers: { 200: { description: 'The page.', schema: guide } },
      errors: ['not_found'],
    },
    'GET /library/stories': {
      id: 'listStories',
      summary: 'Lists the stories',
      description: 'A child gets those that end before its next quiet time.',
      answers: { 200: { description: 'The stories.', schema: storySummary.array() } },
    },
    'GET /library/stories/:slug': {
      id: 'getStory',
      summary: 'Reads a story',
      answers: { 200: { description: 'The story.', schema: story } },
      errors: ['not_found'],
    },
    'GET /stories/:slug/position': {
      id: 'getStoryPosition',
      summary: 'Reads where the caller is in a story',
      description: 'The devices of a child share its place. Pages and sentences count from 0.',
      answers: { 200: { description: 'The place; the start where nothing was read yet.', schema: storyPosition } },
      errors: ['not_found'],
    },
    'PUT /stories/:slug/position': {
      id: 'putStoryPosition',
      summary: 'Keeps where the caller is in a story',
      description:
        'The last writer wins. A page that equals the number of pages is the end of the story. What a child reads in order ' +
        'counts towards the goal that opens games.',
      answers: { 200: { description: 'The place.', schema: storyPosition } },
      errors: ['not_found'],
    },
    'GET /library/games': {
      id: 'listGames',
      summary: 'Lists the games',
      answers: { 200: { description: 'The games.', schema: gameSummary.array() } },
    },
    'GET /library/games/:slug': {
      id: 'getGame',
      summary: 'Reads a game',
      answers: { 200: { description: 'The game.', schema: game } },
      errors: ['not_found'],
    },
    'GET /companion': {
      id: 'getCompanion',
      summary: 'Says who answers, and suggests first questions',
      description: 'Pass the local hour of the reader; noon is assumed without it.',
      answers: { 200: { description: 'The companion.', schema: companion } },
    },
  },
};
