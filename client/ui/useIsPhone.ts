import { useMediaQuery } from '@mantine/hooks';

/** True where a table has no room for its columns, and its filters none beside the search. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 39.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
}
