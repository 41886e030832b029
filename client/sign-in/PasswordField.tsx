import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { PASSWORD_MAX_LENGTH } from '../../contract/passwords';

/** Mantine's field marks an error by colour alone; this one also tells screen readers. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput maxLength={PASSWORD_MAX_LENGTH} aria-invalid={props.error ? true : undefined} {...props} />;
}
