import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../platform/api-error';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { AboutFields, ReadingField } from './AboutFields';
import { AgeField } from './AgeField';
import { AppearanceFields } from './AppearanceFields';
import { ConsentText, type useConsentText } from './ConsentText';
import { type ChildFormValues, formErrorsOf, problemsOf } from './child-form';
import { TranscriptField } from './TranscriptField';
import { t } from './texts';

type Consent = ReturnType<typeof useConsentText>;

interface ChildFormProps {
  initial: ChildFormValues;
  /** The text to agree to; only for a new child. */
  consent?: Consent;
  /** Asks only what a new child needs. The rest can be added later. */
  isShort?: boolean;
  submitLabel: string;
  cancelLabel?: string;
  /** The form waits for it. If it rejects, the form shows why. */
  onSubmit: (values: ChildFormValues) => Promise<unknown>;
  onCancel: () => void;
}

/** The profile of a child, new or known. */
export function ChildForm(props: ChildFormProps) {
  const { initial, consent, isShort = false, submitLabel, cancelLabel = t('form.cancel'), onSubmit, onCancel } = props;
  const form = useForm<ChildFormValues>({ initialValues: initial, validate: problemsOf });
  const { element, showFirst } = useFirstProblem();
  const [error, setError] = useState<unknown>(null);
  const save = async (values: ChildFormValues) => {
    setError(null);
    try {
      await onSubmit(values);
    } catch (reason) {
      const fields = formErrorsOf(fieldErrorsOf(reason));
      form.setErrors(fields);
      const names = Object.keys(fields);
      // A field says itself what is wrong with it.
      if (names.length === 0 || names.some((name) => !(name in values))) setError(reason);
      if (names.length > 0) showFirst();
    }
  };
  return (
    <form ref={element} onSubmit={form.onSubmit(save, showFirst)} noValidate>
      <Stack gap={isShort ? 'lg' : 'md'} maw={760}>
        <Part title={t('form.look')} isPlain={isShort}>
          <AppearanceFields form={form} />
        </Part>
        <Part title={t('form.age')} isPlain={isShort}>
          <AgeField form={form} />
          {!isShort && <ReadingField form={form} />}
        </Part>
        {!isShort && (
          <>
            <Part title={t('form.about')}>
              <AboutFields form={form} />
            </Part>
            <Part title={t('form.readingAlong')}>
              <TranscriptField form={form} />
            </Part>
          </>
        )}
        {consent && (
          <Part title={t('form.agreement')} isPlain={isShort}>
            <Agreement form={form} consent={consent} />
          </Part>
        )}
        {error !== null && <ErrorNotice error={error} title={t('form.notSaved')} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="md" onClick={onCancel} disabled={form.submitting}>
            {cancelLabel}
          </Button>
          <Button type="submit" size="md" loading={form.submitting} disabled={consent ? !consent.consent : false}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Part({ title, isPlain = false, children }: { title: string; isPlain?: boolean; children: ReactNode }) {
  if (isPlain) return <Stack gap="sm">{children}</Stack>;
  return <Section title={title}>{children}</Section>;
}

function Agreement({ form, consent }: { form: UseFormReturnType<ChildFormValues>; consent: Consent }) {
  const name = form.values.nickname.trim();
  return (
    <>
      <ConsentText state={consent} />
      {consent.consent && (
        <Checkbox
          label={name ? t('form.agree', { name }) : t('form.agreeMyChild')}
          {...form.getInputProps('hasAgreed', { type: 'checkbox' })}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('form.mayWithdraw')}
      </Text>
    </>
  );
}

/** Moves the focus to the first field with a problem. */
function useFirstProblem() {
  const element = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(0);
  useEffect(() => {
    if (request === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [request]);
  return { element, showFirst: () => setRequest((count) => count + 1) };
}
