import { Text } from '@mantine/core';
import { t } from '../platform/texts';
import { FullScreen } from '../ui/FullScreen';
import { Logo } from '../ui/Logo';
import classes from './VerifyingAccess.module.css';

/** Shown until the user and their waitlist status are known. It looks like the first screen of index.html. */
export function VerifyingAccess() {
  return (
    <FullScreen drawing={<Logo size="lg" thinking />}>
      <Text c="dimmed" className={classes.line}>
        {t('start.companion')}
      </Text>
      <Text c="dimmed" role="status">
        {t('start.verifying')}
      </Text>
    </FullScreen>
  );
}
