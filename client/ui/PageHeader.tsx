import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the right; below the title on a narrow screen. */
  actions?: ReactNode;
  /** Shows a back button. */
  onBack?: () => void;
  /** Beside the title: badges, a count. */
  aside?: ReactNode;
}

/** The head of a page: its only `h1`, and the title of the browser's tab. */
export function PageHeader({ title, subtitle, actions, onBack, aside }: PageHeaderProps) {
  useDocumentTitle(typeof title === 'string' ? `${title} · Starling` : 'Starling');
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <Group align="flex-start" gap="xs" wrap="nowrap" miw={0}>
        {onBack && (
          <ActionIcon variant="subtle" color="gray" size={44} radius="xl" onClick={onBack} aria-label="Back" ml={-10}>
            <IconArrowLeft size={22} />
          </ActionIcon>
        )}
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Title order={1}>{title}</Title>
            {aside}
          </Group>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </Stack>
      </Group>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}
