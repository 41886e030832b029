import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { StoryBody } from '../../../contract/library';
import { storyPages } from '../../../contract/story-pages';
import type { Clock } from '../../chat/store/clock';
import { speaker } from '../../child-home/speech/speaker';
import { deviceVoice } from './device-voice';
import { PositionSync } from './position-sync';
import { SAVE_STORY_POSITION, STORY_POSITION_CHANGED } from './story-position.graphql';
import { type Place, StorySession } from './story-session';

/** The pause before a subscription that ended is started again. */
const LISTEN_AGAIN_MS = 5_000;

export interface OpenStory {
  pages: readonly string[];
  session: StorySession;
}

/** Cuts a story into pages, and opens it at a place. `onPlace`: the reader has come to another one. */
export function openStory(body: string, start: Place, clock: Clock, onPlace: (place: Place) => void): OpenStory {
  const pages = storyPages(body);
  const { rate } = speaker.getState().preferences;
  return { pages, session: new StorySession(pages, start, { voice: deviceVoice, rate, clock, onPlace }) };
}

/** Opens a story at a place, and keeps the place the same on the server and on the reader's other devices. */
export function useStory({ slug, body }: Pick<StoryBody, 'slug' | 'body'>, start: Place, clock: Clock): OpenStory {
  const client = useApolloClient();
  const [{ pages, session, sync }] = useState(() => {
    const sync: PositionSync = new PositionSync(start, {
      clock,
      save: async ({ page, sentence }) => {
        const variables = { slug, input: { page, sentence } };
        const { data } = await client.mutate({ mutation: SAVE_STORY_POSITION, variables });
        return Date.parse(data?.saveStoryPosition.updatedAt ?? '') || 0;
      },
      follow: (place) => session.follow(place),
    });
    const { pages, session } = openStory(body, start, clock, (place) => sync.turned(place));
    return { pages, session, sync };
  });
  useEffect(() => {
    // Whoever opens a story reads its first page. A later page was kept when it was turned to.
    const { page, sentence } = session.getSnapshot();
    if (page === 0) sync.turned({ page, sentence });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription = { unsubscribe: (): void => undefined };
    const again = () => {
      timer = setTimeout(listen, LISTEN_AGAIN_MS);
    };
    const listen = () => {
      const changes = { query: STORY_POSITION_CHANGED, variables: { slug }, fetchPolicy: 'no-cache' } as const;
      subscription = client.subscribe(changes).subscribe({
        next: ({ data }) => {
          const { updatedAt, ...place } = data?.storyPositionChanged ?? {};
          if (updatedAt) sync.heard(place as Place, Date.parse(updatedAt));
        },
        error: again,
        complete: again,
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, slug, session, sync]);
  return { pages, session };
}
