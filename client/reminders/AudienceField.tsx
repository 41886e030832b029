import { Radio, Stack, Text } from '@mantine/core';
import type { ReminderAudience } from '../gql/graphql';
import { t } from './texts';

interface AudienceFieldProps {
  audience: ReminderAudience;
  /** The nickname; null: the reminder is about no child. */
  child: string | null;
  /** There are children to choose from. */
  canShare: boolean;
  onChange: (audience: ReminderAudience) => void;
}

/** Who hears of it. */
export function AudienceField({ audience, child, canShare, onChange }: AudienceFieldProps) {
  if (child === null) {
    return (
      <Text size="sm" c="dimmed">
        {canShare ? t('audience.onlyYouShare') : t('audience.onlyYou')}
      </Text>
    );
  }
  return (
    <Radio.Group label={t('audience.label')} value={audience} onChange={(one) => onChange(one as ReminderAudience)}>
      <Stack gap="xs" mt="xs">
        <Radio
          value="GUARDIANS"
          label={t('audience.guardians')}
          description={t('audience.guardiansHint', { name: child })}
        />
        <Radio value="CHILD" label={child} description={t('audience.childHint')} />
        <Radio value="EVERYONE" label={t('audience.everyone', { name: child })} />
        <Radio value="ME" label={t('audience.me')} description={t('audience.meHint')} />
      </Stack>
    </Radio.Group>
  );
}
