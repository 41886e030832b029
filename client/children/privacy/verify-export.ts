import { strFromU8, unzipSync } from 'fflate';

const MANIFEST = 'manifest.json';

type FileState = 'unchanged' | 'changed' | 'missing' | 'unlisted';

export interface CheckedFile {
  name: string;
  state: FileState;
}

export type Verification =
  | { problem: 'not_a_zip' | 'no_manifest' }
  | { problem: null; files: readonly CheckedFile[]; isUnchanged: boolean };

/** Checks each file of an exported ZIP against the SHA-256 of its manifest. Everything stays in this browser. */
export async function verifyExport(zip: Uint8Array<ArrayBuffer>): Promise<Verification> {
  const files = unzip(zip);
  if (!files) return { problem: 'not_a_zip' };
  const listed = readManifest(files[MANIFEST]);
  if (!listed) return { problem: 'no_manifest' };
  const names = new Set([...Object.keys(listed), ...Object.keys(files)]);
  names.delete(MANIFEST);
  const checked: CheckedFile[] = [];
  for (const name of [...names].toSorted()) checked.push({ name, state: await stateOf(listed[name], files[name]) });
  return { problem: null, files: checked, isUnchanged: checked.every(({ state }) => state === 'unchanged') };
}

function unzip(zip: Uint8Array): Record<string, Uint8Array> | null {
  try {
    return unzipSync(zip);
  } catch {
    // Not a ZIP, or a damaged one: the page says so.
    return null;
  }
}

function readManifest(bytes: Uint8Array | undefined): Record<string, unknown> | null {
  try {
    const manifest: unknown = bytes && JSON.parse(strFromU8(bytes));
    const hashes = (manifest as { sha256?: unknown } | null | undefined)?.sha256;
    return typeof hashes === 'object' && hashes !== null ? { ...hashes } : null;
  } catch {
    // Not written by an export.
    return null;
  }
}

async function stateOf(listed: unknown, bytes: Uint8Array | undefined): Promise<FileState> {
  if (bytes === undefined) return 'missing';
  if (listed === undefined) return 'unlisted';
  return (await sha256Of(bytes)) === listed ? 'unchanged' : 'changed';
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
