import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';

/** While the list keeps no account out, the way in comes first. */
export function StartNow() {
  return (
    <Stack gap="xs">
      <Text>Starling is open to everyone at the moment. You don't need to wait.</Text>
      <Button component={Link} to="/login" size="md" fullWidth>
        You can start now
      </Button>
    </Stack>
  );
}
