import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HOUSEHOLDS } from '../households/households.graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { ChildForm } from './ChildForm';
import { useConsentText } from './ConsentText';
import { type ChildFormValues, newChildValues } from './child-form';
import { t } from './texts';
import { browserPlace, useCreateChild } from './useCreateChild';

/** `/profiles/new`: a profile for another child. The first child of an account also creates the household. */
export function AddChildPage() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(HOUSEHOLDS);
  const guarded = data?.households.filter(({ role }) => role !== 'HELPER');
  const [householdId, setHouseholdId] = useState<string | null>(null);
  const household = guarded?.find(({ id }) => id === householdId) ?? guarded?.[0] ?? null;
  const consent = useConsentText();
  const create = useCreateChild();

  const save = async (values: ChildFormValues) => {
    if (!consent.consent) return;
    const child = await create(values, { consent: consent.consent, householdId: household?.id ?? null });
    notifications.show({ color: 'sheen', message: t('add.done', { name: child.nickname }) });
    void navigate(`/profiles/${child.id}`, { replace: true });
  };

  return (
    <>
      <PageHeader title={t('add.title')} subtitle={t('add.subtitle')} onBack={() => void navigate('/profiles')} />
      {error && !guarded && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!error && !guarded && <PageSkeleton />}
      {guarded && guarded.length > 1 && (
        <NativeSelect
          label={t('add.household')}
          maw={360}
          mb="md"
          value={household?.id ?? ''}
          data={guarded.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setHouseholdId(currentTarget.value)}
        />
      )}
      {guarded && (
        <ChildForm
          initial={newChildValues(browserPlace(), household?.childIds.length ?? 0)}
          consent={consent}
          submitLabel={t('add.submit')}
          onSubmit={save}
          onCancel={() => void navigate('/profiles')}
        />
      )}
    </>
  );
}
