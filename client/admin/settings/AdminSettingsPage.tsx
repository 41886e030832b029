import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { askAgain } from '../../platform/ask-again';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/Skeletons';
import { InstallationCard } from './InstallationCard';
import { RetentionCard } from './RetentionCard';
import { ADMIN_SETTINGS } from './settings.graphql';
import { t } from './texts';
import { WaitlistRulesForm } from './WaitlistRulesForm';

/** `/admin/settings`: the waitlist rules, which take effect when they are saved. */
export function AdminSettingsPage() {
  const { data, error, refetch } = useQuery(ADMIN_SETTINGS);
  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={t('page.subtitle')}
        actions={
          <Button component={Link} to="/admin/audit" variant="default">
            {t('page.audit')}
          </Button>
        }
      />
      {error && !data && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <Stack gap="lg">
          <WaitlistRulesForm saved={data.adminSettings} />
          <RetentionCard />
          <InstallationCard installation={data.installation} />
        </Stack>
      )}
    </>
  );
}
