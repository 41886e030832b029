import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../session/session';
import { type FileUpload, uploadQueue } from './upload-queue';

let ownerId: string | null = null;

/** A sign-out ends the uploads, and the next person sees none of them. */
function followSession(): void {
  const id = session.getSnapshot().user?.id ?? null;
  if (id === ownerId) return;
  ownerId = id;
  uploadQueue.clear();
}

followSession();
session.subscribe(followSession);

/** The files on their way, newest last. `onStored` is called when one has become a content. */
export function useUploads(onStored: () => void): readonly FileUpload[] {
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.getSnapshot);
  const settled = uploads.filter(({ state }) => state === 'success' || state === 'error').length;
  useEffect(() => {
    if (settled > 0) onStored();
  }, [settled, onStored]);
  return uploads;
}
