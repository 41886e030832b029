import { Stack, Text, Title } from '@mantine/core';
import { ChildForm } from '../children/ChildForm';
import { useConsentText } from '../children/ConsentText';
import { newChildValues } from '../children/child-form';
import { browserPlace, useCreateChild } from '../children/useCreateChild';
import type { AgeBand, ChildFieldsFragment } from '../gql/graphql';
import type { AgeBandId } from './age-bands';
import { t } from './texts';

interface ChildStepProps {
  /** From the first step. */
  ageBand: AgeBandId | null;
  onAdded: (child: ChildFieldsFragment) => void;
  onSkip: () => void;
}

/** The third step: a profile for a child, with what is needed and nothing more. */
export function ChildStep({ ageBand, onAdded, onSkip }: ChildStepProps) {
  const consent = useConsentText();
  const create = useCreateChild();
  const band = ageBand && (`AGE_${ageBand.replace('-', '_')}` as AgeBand);
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('child.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('child.text')}
        </Text>
      </div>
      <ChildForm
        initial={newChildValues({ ...browserPlace(), ageBand: band }, 0)}
        consent={consent}
        isShort
        submitLabel={t('child.submit')}
        cancelLabel={t('later')}
        onSubmit={async (values) => {
          const text = consent.consent;
          if (text) onAdded(await create(values, { consent: text, householdId: null }));
        }}
        onCancel={onSkip}
      />
    </Stack>
  );
}
