/** The words of a child's profile, as the pages for grown-ups show them. */
import type { AgeBand, ReadingLevel, Transcript } from '../gql/graphql';
import { t } from './texts';

/** `6 to 9 years`, for screen readers and sentences. */
export function bandWords(band: AgeBand): string {
  const [, from = '', to = ''] = band.split('_');
  return t('age.words', { from, to });
}

export const READING_LEVELS: readonly ReadingLevel[] = ['LISTENS', 'FIRST_WORDS', 'READS', 'READS_WELL'];

export const readingLabel = (level: ReadingLevel): string => t(`reading.${level}`);

export const TRANSCRIPTS: readonly Transcript[] = ['FULL', 'TOPICS'];

export const transcriptLabel = (transcript: Transcript): string => t(`transcript.${transcript}`);
