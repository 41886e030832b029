import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';

export interface NoticeProps {
  child: ChildFieldsFragment;
}

/** The bold words in a text of a notice. */
export const BOLD = { b: (words: string) => <strong>{words}</strong> };

/** The words of a notice about a child, and the buttons below them. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{children}</Text>
      {action && <Group gap="xs">{action}</Group>}
    </Stack>
  );
}
