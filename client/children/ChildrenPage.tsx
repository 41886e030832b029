import { useQuery } from '@apollo/client/react';
import { Button, SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CHILDREN_PER_HOUSEHOLD } from '../../contract/households';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { askAgain } from '../platform/ask-again';
import { SafetyAlerts } from '../safety/SafetyAlerts';
import { usePermission } from '../session/useSession';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { ChildCard } from './ChildCard';
import { CHILDREN } from './children.graphql';
import { t } from './texts';

/** `/profiles` and `/child-profiles`: the children of the family, each as a card. */
export function ChildrenPage() {
  const mayManage = usePermission('manage_child_profiles');
  const { data, error, refetch } = useQuery(CHILDREN);
  useFamilyChanges();
  const children = data?.children;
  const wards = children?.filter(({ role }) => role !== 'HELPER') ?? [];
  const add = (
    <Button component={Link} to="/profiles/new" leftSection={<IconPlus size={18} />}>
      {children?.length ? t('list.add') : t('list.addFirst')}
    </Button>
  );
  const mayAdd = mayManage && children !== undefined && children.length < CHILDREN_PER_HOUSEHOLD;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={mayAdd && children.length > 0 && add}
      />
      {error && <ErrorNotice error={error} title={t('list.failed')} onRetry={() => askAgain(refetch)} />}
      {!children && !error && <CardGridSkeleton count={3} />}
      {children?.length === 0 && (
        <EmptyState title={t('list.emptyTitle')} action={mayAdd && add}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {wards.length > 0 && <SafetyAlerts wards={wards} />}
      {children && children.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} component="ul" m={0} p={0}>
          {children.map((child) => (
            <ChildCard key={child.id} child={child} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
