import { rest } from '../platform/rest';
import { saveFile } from '../ui/save-file';

export type ExportFormat = 'json' | 'zip';

/** A long history takes a while to collect. */
const TIMEOUT_MS = 120_000;

/** Downloads everything that is stored about the child: one JSON file, or a ZIP with readable texts and checksums. */
export async function exportChild(child: { id: string; nickname: string }, format: ExportFormat): Promise<void> {
  const path = `/children/${encodeURIComponent(child.id)}/export`;
  const name = exportName(child.nickname, new Date(), format);
  if (format === 'zip') {
    const blob = await rest.get<Blob>(path, { query: { format }, timeoutMs: TIMEOUT_MS, as: 'blob' });
    saveFile(blob, name);
    return;
  }
  const everything = await rest.get<unknown>(path, { timeoutMs: TIMEOUT_MS });
  saveFile(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }), name);
}

/** A file name that is valid on every system: `starling-mia-2026-11-23.zip`. */
export function exportName(nickname: string, now: Date, format: ExportFormat): string {
  const name = nickname
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `starling-${name || 'child'}-${now.toISOString().slice(0, 10)}.${format}`;
}
