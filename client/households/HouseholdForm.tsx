import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { HOUSEHOLD_NAME_MAX_LENGTH } from '../../contract/households';
import { fieldErrorsOf } from '../platform/api-error';
import { countryName } from '../platform/languages/names';
import { ErrorNotice } from '../ui/ErrorNotice';
import { useEditedFields } from '../ui/useEditedFields';
import { countryOptions } from './household-words';
import { t } from './texts';

interface HouseholdValues {
  name: string;
  country: string;
}

interface HouseholdFormProps {
  /** Another member may change it while the form is open. */
  initial: HouseholdValues;
  submitLabel: string;
  /** A quiet button that waits for a change, as on a settings page. */
  isInline?: boolean;
  onSubmit: (values: HouseholdValues) => Promise<void>;
}

export function HouseholdForm({ initial, submitLabel, isInline = false, onSubmit }: HouseholdFormProps) {
  const [{ name, country }, change] = useEditedFields(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const countries = useMemo(() => {
    // The names of all countries in their order take a phone a quarter of a second.
    if (isChoosing) return countryOptions(initial.country || null);
    return initial.country ? [{ value: initial.country, label: countryName(initial.country) }] : [];
  }, [isChoosing, initial.country]);
  const isChanged = name.trim() !== initial.name || country !== initial.country;
  const isComplete = name.trim() !== '' && country !== '';

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setError(null);
    const values = { name: name.trim(), country };
    change(values);
    try {
      await onSubmit(values);
    } catch (reason) {
      setError(reason);
    } finally {
      setIsSaving(false);
    }
  };

  const fields = fieldErrorsOf(error);
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap="sm" maw={360}>
        <TextInput
          label={t('form.name')}
          autoComplete="off"
          maxLength={HOUSEHOLD_NAME_MAX_LENGTH}
          value={name}
          error={fields['name']}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Select
          label={t('form.country')}
          data={countries}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('form.noCountry')}
          value={country || null}
          error={fields['country']}
          onFocus={() => setIsChoosing(true)}
          onChange={(value) => change({ country: value ?? '' })}
        />
        {error !== null && <ErrorNotice error={error} />}
        <Group>
          <Button
            type="submit"
            variant={isInline ? 'light' : 'filled'}
            loading={isSaving}
            disabled={!isComplete || (isInline && !isChanged)}
          >
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
