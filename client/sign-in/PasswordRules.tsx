import { Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { passwordProblems } from '../../contract/users';

const RULES = passwordProblems('');

/** The password rules. Each gets a tick once it is met. */
export function PasswordRules({ password }: { password: string }) {
  const problems = new Set(passwordProblems(password));
  return (
    <Stack gap={2} id="password-rules" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {RULES.map((rule) => {
        const isMet = !problems.has(rule);
        return (
          <Group key={rule} component="li" gap={6} wrap="nowrap" c={isMet ? 'var(--starling-link)' : 'dimmed'}>
            {isMet ? <IconCheck size={14} aria-label="met:" /> : <IconPoint size={14} aria-label="not met:" />}
            <Text size="xs">{rule}</Text>
          </Group>
        );
      })}
    </Stack>
  );
}
