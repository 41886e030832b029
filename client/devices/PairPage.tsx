import { Button, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { PairSteps } from './PairSteps';
import { useGuardedChildren } from './useGuardedChildren';

/** `/pair?code=…&child=…`: lets a device in that shows a code. Opening the address approves nothing. */
export function PairPage() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { children: profiles, error, reload } = useGuardedChildren();
  const [pairedName, setPairedName] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title="Pair a device"
        subtitle="The device shows a code and a picture. You enter both here."
        onBack={() => void navigate('/parental')}
      />
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {!profiles && !error && <PageSkeleton />}
      {profiles?.length === 0 && (
        <EmptyState
          title="Add a child first"
          action={
            <Button component={Link} to="/profiles/new">
              Add a child
            </Button>
          }
        >
          A device belongs to a child’s profile. After that, come back and enter the code.
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
      title={`${name} is connected`}
      drawing={<BranchDrawing />}
      action={
        <Stack gap="xs">
          <Button component={Link} to="/parental">
            See all devices
          </Button>
          <Button variant="subtle" onClick={onAgain}>
            Pair another device
          </Button>
        </Stack>
      }
    >
      <Text span role="status">
        It opens by itself within a few seconds. You can remove it at any time.
      </Text>
    </EmptyState>
  );
}
