import { rest } from '../platform/rest';
import { titleOf } from './title';

export type ExportFormat = 'json' | 'markdown';

const FILES: Record<ExportFormat, { type: string; extension: string }> = {
  json: { type: 'application/json', extension: 'json' },
  markdown: { type: 'text/markdown', extension: 'md' },
};

/** A name that every file system takes. */
export function fileName(title: string, format: ExportFormat): string {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name || 'conversation'}.${FILES[format].extension}`;
}

/** Saves a conversation, with its tags and times, as a file of the browser's user. */
export async function downloadConversation(
  conversation: { id: string; title?: string | null },
  format: ExportFormat,
): Promise<void> {
  const body = await rest.get<unknown>(`/conversations/${conversation.id}/export`, { query: { format } });
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: FILES[format].type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(titleOf(conversation), format);
  link.click();
  URL.revokeObjectURL(address);
}
