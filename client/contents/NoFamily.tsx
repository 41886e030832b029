import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { t } from './texts';

/** A shelf belongs to a family. */
export function NoFamily() {
  return (
    <EmptyState
      title={t('noFamily.title')}
      action={
        <Button component={Link} to="/profiles/new" mih={44}>
          {t('noFamily.add')}
        </Button>
      }
    >
      {t('noFamily.text')}
    </EmptyState>
  );
}
