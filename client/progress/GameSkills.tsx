import { Table } from '@mantine/core';
import { numberText } from '../platform/languages/numbers';
import { wordsOf } from './code-words';
import type { Progress } from './progress-csv';
import { isNamedSkill, t } from './texts';

/** Answers by game and skill. */
export function GameSkills({ games }: { games: Progress['games'] }) {
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table className="tabular-numbers">
        <caption className="visually-hidden">{t('games.caption')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('games.skill')}</Table.Th>
            <Table.Th scope="col">{t('games.game')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('games.atOnce')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('games.later')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {games.map(({ slug, skill, firstTry, later }) => (
            <Table.Tr key={`${slug} ${skill}`}>
              <Table.Td>{skillName(skill)}</Table.Td>
              <Table.Td>{wordsOf(slug)}</Table.Td>
              <Table.Td ta="end">{numberText(firstTry)}</Table.Td>
              <Table.Td ta="end">{numberText(later)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function skillName(skill: string): string {
  return isNamedSkill(skill) ? t(`skill.${skill}`) : wordsOf(skill);
}
