import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { CHILDREN } from '../children/children.graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { askAgain } from '../platform/ask-again';
import { usePermission } from '../session/useSession';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { ChildVoiceCard } from './ChildVoiceCard';
import { OwnVoiceSection } from './OwnVoiceSection';
import { t } from './texts';

/** `/voice`: how Starling sounds to the guardian and to each child, and whether it listens. */
export function VoicePage() {
  const hasChildren = usePermission('view_child_profiles');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Stack gap="md" maw={860}>
        {hasChildren && <ChildVoices />}
        <OwnVoiceSection />
      </Stack>
    </>
  );
}

function ChildVoices() {
  const { data, error, refetch } = useQuery(CHILDREN);
  useFamilyChanges();
  if (error && !data) {
    return <ErrorNotice error={error} title={t('childrenFailed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <CardGridSkeleton count={2} />;
  return data.children
    .filter(({ role }) => role !== 'HELPER')
    .map((child) => <ChildVoiceCard key={child.id} child={child} />);
}
