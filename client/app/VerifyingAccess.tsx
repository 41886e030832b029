import { Text } from '@mantine/core';
import { Logo } from '../ui/Logo';
import { FullScreen } from './FullScreen';

/** While it is not known yet who is here and whether they wait (spec §4). */
export function VerifyingAccess() {
  return (
    <FullScreen drawing={<Logo size="lg" thinking />}>
      <Text c="dimmed" role="status">
        Verifying access permissions
      </Text>
    </FullScreen>
  );
}
