import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/useSession';
import { type FileUpload, uploadQueue } from './upload-queue';

let ownerId: string | null = null;

/** The files on their way, newest last. `onStored` is called when one has become a content. */
export function useUploads(onStored: () => void): readonly FileUpload[] {
  const { id } = useUser();
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.getSnapshot);
  useEffect(() => {
    if (ownerId !== null && ownerId !== id) uploadQueue.clear();
    ownerId = id;
  }, [id]);

  const settled = uploads.filter(({ state }) => state === 'success' || state === 'error').length;
  useEffect(() => {
    if (settled > 0) onStored();
  }, [settled, onStored]);
  return uploads;
}
