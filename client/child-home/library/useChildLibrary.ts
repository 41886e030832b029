import { useEffect } from 'react';
import { ApiError } from '../../platform/api-error';
import { noteRefusal } from '../../platform/shut-out';
import { useSharedData } from '../../platform/useSharedData';

/** Loads a part of the library. A refusal by the guardians' rules opens the screen that explains it. */
export function useChildLibrary<T>(path: string) {
  const found = useSharedData<T>(path);
  const { error } = found;
  useEffect(() => {
    if (error instanceof ApiError) noteRefusal(error.code);
  }, [error]);
  return found;
}
