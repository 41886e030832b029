import { Card, Text, Title } from '@mantine/core';
import classes from '../admin.module.css';
import { CASES, type CaseKey } from './waitlist-modes';

interface WaitlistModeTableProps {
  current: CaseKey;
  isSaved: boolean;
}

/** Explains what the three settings mean together, and highlights the current choice. */
export function WaitlistModeTable({ current, isSaved }: WaitlistModeTableProps) {
  return (
    <Card>
      <Title order={2} size="h3" mb={4}>
        What the settings mean together
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        The highlighted row matches your choice above{isSaved ? '' : ', which is not saved yet'}.
      </Text>
      <table className={classes.facts}>
        <thead>
          <tr>
            <th scope="col">Settings</th>
            <th scope="col">List</th>
            <th scope="col">Who can use Starling</th>
          </tr>
        </thead>
        <tbody>
          {CASES.map(({ key, settings, list, access }) => (
            <tr key={key} data-current={key === current || undefined} aria-current={key === current || undefined}>
              <td>{settings}</td>
              <td>{list}</td>
              <td>{access}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
