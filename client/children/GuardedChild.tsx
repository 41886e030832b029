import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageSkeleton } from '../ui/Skeletons';
import { CHILD } from './children.graphql';
import { NoSuchChild } from './NoSuchChild';
import { t } from './texts';

/** The child that the address names, for a page that only its guardians see. */
export function GuardedChild({ children }: { children: (child: ChildFieldsFragment) => ReactNode }) {
  const { childId = '' } = useParams();
  const { data, error, refetch } = useQuery(CHILD, { variables: { id: childId } });
  useFamilyChanges();
  if (statusOf(error) === 404 || data?.child.role === 'HELPER') return <NoSuchChild />;
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  return data ? children(data.child) : <PageSkeleton />;
}
