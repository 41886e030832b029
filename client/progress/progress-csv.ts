import type { ChildProgressQuery } from '../gql/graphql';
import { toCsv } from '../ui/csv';
import { t } from './texts';

export type Progress = ChildProgressQuery['childProgress'];

/** The report as one table: what is counted, its name, and the number. */
export function progressCsv({ days, topics, minutes, stories, games, words }: Progress): string {
  const rows: [kind: string, name: string, number: number][] = [
    ...days.flatMap((day): [string, string, number][] => [
      [t('csv.minutes'), day.date, day.minutes],
      [t('csv.questions'), day.date, day.questions],
    ]),
    [t('csv.chat'), '', minutes.chat],
    [t('csv.story'), '', minutes.story],
    [t('csv.game'), '', minutes.game],
    ...topics.map(({ tag, count }): [string, string, number] => [t('csv.topic'), tag, count]),
    ...stories.map(({ title, times }): [string, string, number] => [t('csv.oneStory'), title, times]),
    ...games.flatMap(({ slug, skill, firstTry, later }): [string, string, number][] => [
      [t('csv.atOnce'), `${slug}: ${skill}`, firstTry],
      [t('csv.later'), `${slug}: ${skill}`, later],
    ]),
    ...words.map((word): [string, string, number] => [t('csv.word'), word, 1]),
  ];
  return toCsv([t('csv.what'), t('csv.name'), t('csv.number')], rows);
}
