import type { ChildProgressQuery } from '../gql/graphql';
import { toCsv } from '../ui/csv';

export type Progress = ChildProgressQuery['childProgress'];

/** The report as one table: what is counted, its name, and the number. */
export function progressCsv({ days, topics, minutes, stories, games, words }: Progress): string {
  const rows: [kind: string, name: string, number: number][] = [
    ...days.flatMap((day): [string, string, number][] => [
      ['minutes', day.date, day.minutes],
      ['questions', day.date, day.questions],
    ]),
    ['minutes of talking', '', minutes.chat],
    ['minutes of stories', '', minutes.story],
    ['minutes of games', '', minutes.game],
    ...topics.map(({ tag, count }): [string, string, number] => ['topic', tag, count]),
    ...stories.map(({ title, times }): [string, string, number] => ['story', title, times]),
    ...games.flatMap(({ slug, skill, firstTry, later }): [string, string, number][] => [
      ['right at once', `${slug}: ${skill}`, firstTry],
      ['right later', `${slug}: ${skill}`, later],
    ]),
    ...words.map((word): [string, string, number] => ['word met', word, 1]),
  ];
  return toCsv(['what', 'name', 'number'], rows);
}
