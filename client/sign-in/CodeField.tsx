import { TextInput, type TextInputProps } from '@mantine/core';

/** A field for the code of an authenticator app, or for a recovery code. Phones offer a code from a message here. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
