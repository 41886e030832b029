import { Button, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { PairSteps } from './PairSteps';
import { t } from './texts';
import { useGuardedChildren } from './useGuardedChildren';

/** `/pair?code=…&child=…`: lets a device in that shows a code. Opening the address approves nothing. */
export function PairPage() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { children: profiles, error, reload } = useGuardedChildren();
  const [pairedName, setPairedName] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={t('add.pair')} subtitle={t('pair.subtitle')} onBack={() => void navigate('/parental')} />
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {!profiles && !error && <PageSkeleton />}
      {profiles?.length === 0 && (
        <EmptyState
          title={t('pair.noChild')}
          action={
            <Button component={Link} to="/profiles/new">
              {t('list.addChild')}
            </Button>
          }
        >
          {t('pair.noChildText')}
        </EmptyState>
      )}
      {profiles && profiles.length > 0 && pairedName === null && (
        <Card maw={640}>
          <PairSteps
            profiles={profiles}
            initialCode={parameters.get('code') ?? ''}
            initialChildId={parameters.get('child')}
            page={(code) => `/pair?${new URLSearchParams({ code })}`}
            onPaired={setPairedName}
          />
        </Card>
      )}
      {pairedName !== null && <Paired name={pairedName} onAgain={() => setPairedName(null)} />}
    </>
  );
}

function Paired({ name, onAgain }: { name: string; onAgain: () => void }) {
  return (
    <EmptyState
      title={t('pair.done', { name })}
      drawing={<BranchDrawing />}
      action={
        <Stack gap="xs">
          <Button component={Link} to="/parental">
            {t('pair.all')}
          </Button>
          <Button variant="subtle" onClick={onAgain}>
            {t('pair.another')}
          </Button>
        </Stack>
      }
    >
      <Text span role="status">
        {t('pair.doneText')}
      </Text>
    </EmptyState>
  );
}
