import { Button, Group, Text } from '@mantine/core';
import { FullScreen } from '../app/FullScreen';
import type { AccountQuestion } from './useSignInSteps';

/** Asks before another account takes the place of the one that is signed in. Staying has the focus. */
export function AccountChoice({ current, next, answer }: AccountQuestion) {
  return (
    <FullScreen title="You are already signed in">
      <Text>
        You are signed in as {current}. This sign-in is for {next}. If you did not ask for it, stay where you are.
      </Text>
      <Group justify="center" mt="xs">
        <Button autoFocus onClick={() => answer(false)}>
          Stay signed in
        </Button>
        <Button variant="default" onClick={() => answer(true)}>
          Switch account
        </Button>
      </Group>
    </FullScreen>
  );
}
