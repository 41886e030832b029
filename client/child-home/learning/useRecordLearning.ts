import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { GameBody } from '../../../contract/library';
import type { PlayEvent } from '../../library/play-events';
import type { LearningEvent } from './learning-event';

export const LearningContext = createContext<{ add(event: LearningEvent): void } | null>(null);

function useLearning() {
  const queue = use(LearningContext);
  if (!queue) throw new Error("Learning is recorded on pages within the child's shell only");
  return queue;
}

/** Records that a story was begun and read to its end, each once a reading. */
export function useRecordReading(slug: string, isAtEnd: boolean): void {
  const queue = useLearning();
  // A ref, because effects run again when the screen of a child that was shut out opens again.
  const recorded = useRef('');
  useEffect(() => {
    const verb = isAtEnd ? 'completed' : 'started';
    if (recorded.current === `${verb} ${slug}`) return;
    recorded.current = `${verb} ${slug}`;
    queue.add({ verb, object: 'story', objectId: slug });
  }, [queue, slug, isAtEnd]);
}

/** Records what happens in a game. */
export function useRecordPlay(): (game: Pick<GameBody, 'slug' | 'skill'>, event: PlayEvent) => void {
  const queue = useLearning();
  return useCallback(
    ({ slug, skill }, event) => {
      if (event.what !== 'answered') {
        queue.add({ verb: event.what, object: 'game', objectId: slug });
        return;
      }
      const { round, isFirstTry, isHelped } = event;
      const result = { skill, first_try: isFirstTry, helped: isHelped };
      queue.add({ verb: 'answered', object: 'question', objectId: `${slug}/${round}`, result });
    },
    [queue],
  );
}
