import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Transcript } from '../gql/graphql';
import { type ChildFormValues, transcriptOf } from './child-form';
import { TRANSCRIPTS, transcriptLabel } from './profile-words';
import { t } from './texts';

/** What the child's guardians can read. The child's device shows the choice. */
export function TranscriptField({ form }: { form: UseFormReturnType<ChildFormValues> }) {
  return (
    <Radio.Group
      label={t('form.transcript')}
      description={t('form.transcriptHint')}
      value={transcriptOf(form.values)}
      onChange={(transcript) => form.setFieldValue('transcript', transcript as Transcript)}
      error={form.errors['transcript']}
    >
      <Stack gap="xs" mt="xs">
        {TRANSCRIPTS.map((value) => (
          <Radio key={value} value={value} label={transcriptLabel(value)} description={t(`transcriptHint.${value}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
