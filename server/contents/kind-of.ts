import type { ContentKind } from '../../contract/contents.js';

/** What a file of this type becomes. */
export function kindOf(mimeType: string): ContentKind {
  if (mimeType.startsWith('image/')) return 'picture';
  return mimeType.startsWith('text/') ? 'story' : 'worksheet';
}
