import { graphql } from '../../gql';

export const STORY_POSITION = graphql(`
  query StoryPosition($slug: String!) {
    storyPosition(slug: $slug) {
      page
      sentence
      updatedAt
    }
  }
`);

export const SAVE_STORY_POSITION = graphql(`
  mutation SaveStoryPosition($slug: String!, $input: StoryPositionInput!) {
    saveStoryPosition(slug: $slug, input: $input) {
      updatedAt
    }
  }
`);

export const STORY_POSITION_CHANGED = graphql(`
  subscription StoryPositionChanged($slug: String!) {
    storyPositionChanged(slug: $slug) {
      page
      sentence
      updatedAt
    }
  }
`);
