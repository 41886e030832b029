import { Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { brokenPasswordRules, PASSWORD_RULES } from '../../contract/passwords';
import { ruleText } from './password-rules';
import { t } from './texts';

/** The password rules. Each gets a tick once it is met. */
export function PasswordRules({ password }: { password: string }) {
  const problems = new Set(brokenPasswordRules(password));
  return (
    <Stack gap={2} id="password-rules" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = !problems.has(rule);
        return (
          <Group key={rule} component="li" gap={6} wrap="nowrap" c={isMet ? 'var(--starling-link)' : 'dimmed'}>
            {isMet ? (
              <IconCheck size={14} aria-label={t('rules.met')} />
            ) : (
              <IconPoint size={14} aria-label={t('rules.notMet')} />
            )}
            <Text size="xs">{ruleText(rule)}</Text>
          </Group>
        );
      })}
    </Stack>
  );
}
