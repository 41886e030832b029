import { TextInput, type TextInputProps } from '@mantine/core';
import { t } from './texts';

/** A field for the code of an authenticator app, or for a recovery code. Phones offer a code from a message here. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label={t('code.label')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
