import type { Transcript } from '../../contract/children';

/** What the grown-ups can read, in the words of the child's screens. It is always shown. */
export function transcriptLine(transcript: Transcript): string {
  return transcript === 'full' ? 'Your grown-ups can read this' : 'Your grown-ups can see topics';
}
