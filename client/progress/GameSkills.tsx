import { Table } from '@mantine/core';
import type { Progress } from './progress-csv';

/** Answers by game and skill. */
export function GameSkills({ games }: { games: Progress['games'] }) {
  return (
    <Table className="tabular-numbers">
      <caption className="visually-hidden">Answers by game and skill</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Skill</Table.Th>
          <Table.Th scope="col">Game</Table.Th>
          <Table.Th scope="col" ta="right">
            At once
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Later
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {games.map(({ slug, skill, firstTry, later }) => (
          <Table.Tr key={`${slug} ${skill}`}>
            <Table.Td>{wordsOf(skill)}</Table.Td>
            <Table.Td>{wordsOf(slug)}</Table.Td>
            <Table.Td ta="right">{firstTry}</Table.Td>
            <Table.Td ta="right">{later}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** `counting-at-the-pond` as `Counting at the pond`. */
function wordsOf(slug: string): string {
  const words = slug.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
