import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState';
import { CreateHouseholdButton } from './CreateHouseholdDialog';
import { t } from './texts';

/** For an account without a family: the first child, or a household before it. */
export function NoHousehold() {
  return (
    <EmptyState
      title={t('page.emptyTitle')}
      action={
        <Stack gap="xs">
          <Button component={Link} to="/profiles/new">
            {t('page.addFirst')}
          </Button>
          <CreateHouseholdButton />
        </Stack>
      }
    >
      {t('page.emptyText')}
    </EmptyState>
  );
}
