import { Card, Text, Title } from '@mantine/core';
import classes from '../admin.module.css';
import { t } from './texts';
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
        {t('together.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {isSaved ? t('together.saved') : t('together.unsaved')}
      </Text>
      <table className={classes.facts}>
        <thead>
          <tr>
            <th scope="col">{t('together.settings')}</th>
            <th scope="col">{t('together.list')}</th>
            <th scope="col">{t('together.access')}</th>
          </tr>
        </thead>
        <tbody>
          {CASES.map((key) => (
            <tr key={key} data-current={key === current || undefined} aria-current={key === current || undefined}>
              <td>{t(`case.${key}.settings`)}</td>
              <td>{t(`case.${key}.list`)}</td>
              <td>{t(`case.${key}.access`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
