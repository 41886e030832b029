import { rest } from '../platform/rest';
import { saveFile } from '../ui/save-file';
import { titleOf } from './title';

export type ExportFormat = 'json' | 'markdown';

const FILES: Record<ExportFormat, { type: string; extension: string }> = {
  json: { type: 'application/json', extension: 'json' },
  markdown: { type: 'text/markdown', extension: 'md' },
};

/** A file name that is valid on every system. */
export function fileName(title: string, format: ExportFormat): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name || 'conversation'}.${FILES[format].extension}`;
}

/** Downloads a conversation with its tags and times as a file. */
export async function downloadConversation(
  conversation: { id: string; title?: string | null },
  format: ExportFormat,
): Promise<void> {
  const body = await rest.get<unknown>(`/conversations/${conversation.id}/export`, { query: { format } });
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  saveFile(new Blob([text], { type: FILES[format].type }), fileName(titleOf(conversation), format));
}
