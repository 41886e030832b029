import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { StoryBody } from '../../../contract/library';
import { storyPages } from '../../../contract/story-pages';
import { STORY_POSITION } from './story-position.graphql';
import type { Place } from './story-session';

const START: Place = { page: 0, sentence: 0 };

/** Where the reader goes on: null while the server is asked, and the first page if it cannot say or the story was ended. */
export function useStoryStart(story: StoryBody | null): Place | null {
  const client = useApolloClient();
  const [found, setFound] = useState<{ slug: string; place: Place } | null>(null);
  useEffect(() => {
    if (!story) return;
    const { slug, body } = story;
    let isCurrent = true;
    const take = (place: Place) => {
      if (isCurrent) setFound({ slug, place: place.page < storyPages(body).length ? place : START });
    };
    client.query({ query: STORY_POSITION, variables: { slug }, fetchPolicy: 'network-only' }).then(
      ({ data }) => take(data?.storyPosition ?? START),
      () => take(START),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, story]);
  return found?.slug === story?.slug ? (found?.place ?? null) : null;
}
