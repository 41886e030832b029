import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { t } from './texts';

/** While the list keeps no account out, the way in comes first. */
export function StartNow() {
  return (
    <Stack gap="xs">
      <Text>{t('open.text')}</Text>
      <Button component={Link} to="/login" size="md" fullWidth>
        {t('open.start')}
      </Button>
    </Stack>
  );
}
