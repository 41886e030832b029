import { Radio, Stack, Text } from '@mantine/core';
import type { ReminderAudience } from '../gql/graphql';

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
        {canShare ? 'Only you see it. Choose a child to share a reminder.' : 'Only you see it.'}
      </Text>
    );
  }
  return (
    <Radio.Group label="Who hears of it" value={audience} onChange={(one) => onChange(one as ReminderAudience)}>
      <Stack gap="xs" mt="xs">
        <Radio value="GUARDIANS" label="All guardians" description={`Everyone who looks after ${child}.`} />
        <Radio value="CHILD" label={child} description="On the child’s own devices, in My day." />
        <Radio value="EVERYONE" label={`All guardians and ${child}`} />
        <Radio value="ME" label="Only me" description="No one else sees it." />
      </Stack>
    </Radio.Group>
  );
}
