import type { Transcript } from '../../contract/children';
import { t } from './texts';

/** What the grown-ups can read, in the words of the child's screens. It is always shown. */
export function transcriptLine(transcript: Transcript): string {
  return transcript === 'full' ? t('reads.full') : t('reads.topics');
}
