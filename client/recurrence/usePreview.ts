import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { Shift } from '../../contract/recurrence';
import { PREVIEW_RECURRENCE } from './recurrence.graphql';
import { type RepeatForm, repeatProblems, toRecurrence } from './repeat';
import type { PreviewedTime } from './when-words';

const COUNT = 5;
/** A pause in typing. */
const PAUSE_MS = 250;

interface Preview {
  /** Null until the first answer, and while fields are missing. */
  times: readonly PreviewedTime[] | null;
  zone: string;
  /** The shown times are those of the fields before the last change. */
  isStale: boolean;
  error: Error | null;
}

/** The next five times of what is typed, as the server computes them. */
export function usePreview(form: RepeatForm): Preview {
  const [settled] = useDebouncedValue(form, PAUSE_MS);
  const isComplete = Object.keys(repeatProblems(settled)).length === 0;
  const { data, previousData, error } = useQuery(PREVIEW_RECURRENCE, {
    variables: { recurrence: toRecurrence(settled), count: COUNT },
    skip: !isComplete,
    fetchPolicy: 'no-cache',
  });
  const shown = isComplete ? (data ?? (error ? undefined : previousData)) : undefined;
  return {
    times:
      shown?.previewRecurrence.map((time) => ({
        ...time,
        shifted: (time.shifted?.toLowerCase() ?? null) as Shift | null,
      })) ?? null,
    zone: settled.zone,
    isStale: settled !== form || !data,
    error: error ?? null,
  };
}
