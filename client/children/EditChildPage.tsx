import { useMutation, useQuery } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { useNavigate, useParams } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { ChildForm } from './ChildForm';
import { type ChildFormValues, updateInputOf, valuesOfChild } from './child-form';
import { CHILD, UPDATE_CHILD } from './children.graphql';
import { NoSuchChild } from './NoSuchChild';
import { t } from './texts';

/** `/profiles/{childId}/edit`. */
export function EditChildPage() {
  const { childId = '' } = useParams();
  const { data, error, refetch } = useQuery(CHILD, { variables: { id: childId } });
  if (statusOf(error) === 404 || data?.child.role === 'HELPER') return <NoSuchChild />;
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <PageSkeleton />;
  return <Edit key={childId} child={data.child} />;
}

function Edit({ child }: { child: ChildFieldsFragment }) {
  const navigate = useNavigate();
  const [update] = useMutation(UPDATE_CHILD);
  const back = () => void navigate(`/profiles/${child.id}`, { replace: true });
  const save = async (values: ChildFormValues) => {
    const input = updateInputOf(values, child);
    if (Object.keys(input).length > 0) {
      await update({ variables: { id: child.id, input } });
      notifications.show({ color: 'sheen', message: t('edit.saved') });
    }
    back();
  };
  return (
    <>
      <PageHeader title={t('edit.title', { name: child.nickname })} onBack={back} />
      <ChildForm initial={valuesOfChild(child)} submitLabel={t('edit.save')} onSubmit={save} onCancel={back} />
    </>
  );
}
