import { DetailedError, Upload } from 'tus-js-client';
import type { ContentScope } from '../../../contract/contents';
import { accessTokens } from '../../platform/access-token-source';
import { apiUrl } from '../../platform/addresses';
import { errorText } from '../../platform/api-error';
import { t } from '../texts';
import { checkFile, titleOfFile } from './file-check';

export type UploadState = 'idle' | 'uploading' | 'success' | 'error' | 'cancelled';

/** Where a file goes. */
export interface UploadPlace {
  scope: ContentScope;
  /** Of the scope `household`. */
  householdId: string | null;
}

/** A file on its way. */
export interface FileUpload {
  id: number;
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  state: UploadState;
  /** A person stopped it for a while; else an idle one waits for its turn. */
  isPaused: boolean;
  problem: string | null;
}

/** So many files travel at once; the others wait. */
const AT_ONCE = 2;
/** A broken line costs at most this part. */
const PART_BYTES = 1024 ** 2;
/** For lines that break: about two minutes, with a person who may try again after that. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

interface Entry {
  upload: FileUpload;
  tus: Upload | null;
}

/**
 * The files that one person sends, in order, by tus 1.0. It goes on while the person looks at other pages. A part that
 * arrived is never sent twice, whichever node takes the next one.
 */
export class UploadQueue {
  private entries: readonly Entry[] = [];
  private snapshot: readonly FileUpload[] = [];
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): readonly FileUpload[] => this.snapshot;

  add(files: readonly File[], place: UploadPlace): void {
    for (const file of files) {
      const checked = checkFile(file);
      const problem = 'problem' in checked ? checked.problem : null;
      const upload: FileUpload = {
        id: this.nextId++,
        name: file.name,
        size: file.size,
        sent: 0,
        state: problem ? 'error' : 'idle',
        isPaused: false,
        problem,
      };
      const tus = 'problem' in checked ? null : this.tusOf(upload.id, file, checked.mimeType, place);
      this.entries = [...this.entries, { upload, tus }];
    }
    this.proceed();
  }

  pause(id: number): void {
    void this.entryOf(id)?.tus?.abort();
    this.change(id, { state: 'idle', isPaused: true });
  }

  /** Also tries again what has failed. */
  resume(id: number): void {
    this.change(id, { state: 'idle', isPaused: false, problem: null });
  }

  /** The server forgets the parts that it has. */
  cancel(id: number): void {
    // Where that fails, the server forgets them after a day.
    this.entryOf(id)
      ?.tus?.abort(true)
      .catch(() => undefined);
    this.change(id, { state: 'cancelled' });
  }

  /** Takes a finished one off the list. */
  dismiss(id: number): void {
    this.entries = this.entries.filter(({ upload }) => upload.id !== id);
    this.proceed();
  }

  /** Stops everything, for another person. */
  clear(): void {
    for (const { tus } of this.entries) void tus?.abort();
    this.entries = [];
    this.proceed();
  }

  private entryOf(id: number): Entry | undefined {
    return this.entries.find(({ upload }) => upload.id === id);
  }

  private change(id: number, part: Partial<FileUpload>): void {
    this.entries = this.entries.map((entry) =>
      entry.upload.id === id ? { ...entry, upload: { ...entry.upload, ...part } } : entry,
    );
    this.proceed();
  }

  /** Starts what has its turn, and tells the listeners. */
  private proceed(): void {
    let free = AT_ONCE - this.entries.filter(({ upload }) => upload.state === 'uploading').length;
    this.entries = this.entries.map((entry) => {
      const { upload, tus } = entry;
      if (free <= 0 || !tus || upload.state !== 'idle' || upload.isPaused) return entry;
      free -= 1;
      tus.start();
      return { ...entry, upload: { ...upload, state: 'uploading' } };
    });
    this.snapshot = this.entries.map(({ upload }) => upload);
    for (const listener of this.listeners) listener();
  }

  private tusOf(id: number, file: File, mimeType: string, { scope, householdId }: UploadPlace): Upload {
    return new Upload(file, {
      endpoint: apiUrl('/uploads'),
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // Nothing about a file stays in the browser.
      storeFingerprintForResuming: false,
      metadata: {
        filename: file.name,
        filetype: mimeType,
        title: titleOfFile(file.name),
        scope,
        ...(householdId ? { household_id: householdId } : {}),
      },
      onBeforeRequest: async (request) => {
        const token = await accessTokens.tokenForRequest();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onShouldRetry: (error) => isPassing(error.originalResponse?.getStatus() ?? 0),
      onChunkComplete: (_size, sent) => this.change(id, { sent }),
      onSuccess: () => this.change(id, { state: 'success', sent: file.size }),
      onError: (error) => this.change(id, { state: 'error', problem: problemOf(error) }),
    });
  }
}

/** Statuses after which the same part may succeed: a broken line, another writer, a node that ends. */
function isPassing(status: number): boolean {
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
}

function problemOf(error: Error | DetailedError): string {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0) return t('upload.lost');
  try {
    return errorText(status, JSON.parse(response.getBody()));
  } catch {
    // The error page of a proxy.
    return t('upload.lost');
  }
}

/** The files of this browser's person. */
export const uploadQueue = new UploadQueue();
