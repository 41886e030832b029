import { Button, Group, Text } from '@mantine/core';
import { FullScreen } from '../ui/FullScreen';
import type { AccountQuestion } from './useSignInSteps';

/** Asks before a sign-in replaces the current account. The button to stay has the focus. */
export function AccountChoice({ current, next, answer }: AccountQuestion) {
  return (
    <FullScreen title="You are already signed in">
      <Text>
        You are signed in as {current}. This sign-in is for {next}. If you did not start it, stay signed in.
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
