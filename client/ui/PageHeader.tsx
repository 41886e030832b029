import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { frameText } from './frame-texts';
import classes from './PageHeader.module.css';
import { usePageTitle } from './page-title';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons on the right, or below the title on a narrow screen. */
  actions?: ReactNode;
  /** Shows a back button. */
  onBack?: () => void;
  /** Before the title and the subtitle. */
  picture?: ReactNode;
  /** Beside the title: badges, a count. */
  aside?: ReactNode;
}

/** The header of a page: its only `h1`, and the title of the browser tab. */
export function PageHeader({ title, subtitle, actions, onBack, picture, aside }: PageHeaderProps) {
  usePageTitle(typeof title === 'string' ? title : null);
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <Group align="flex-start" gap="xs" wrap="nowrap" miw={0} className={classes.words}>
        {onBack && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            radius="xl"
            onClick={onBack}
            aria-label={frameText('back')}
            style={{ marginInlineStart: -10 }}
          >
            <IconArrowLeft size={22} />
          </ActionIcon>
        )}
        {picture}
        <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
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
