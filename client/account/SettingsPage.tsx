import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { THEMES, type Theme } from '../../contract/users';
import { APP_VERSION } from '../../contract/version';
import { pageText } from '../platform/page-names';
import { chooseTheme, useThemePreference } from '../session/theme-preference';
import { useAction } from '../sign-in/useAction';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { DataSection } from './DataSection';
import { InstallSection } from './InstallSection';
import { LanguageSection } from './LanguageSection';
import { NotificationsSection } from './NotificationsSection';
import { PasswordSection } from './PasswordSection';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { SessionsSection } from './SessionsSection';
import { SecondStepSection } from './second-step/SecondStepSection';
import { t } from './texts';

/**
 * `/settings`: theme, notifications, the ways to sign in, sessions and data. The privacy flags are not shown, because no page
 * shows other members of a household what they would hide.
 */
export function SettingsPage() {
  const theme = useThemePreference();
  const { run } = useAction();
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      <Stack gap="md" maw={760}>
        <Section title={t('theme.title')}>
          <SegmentedControl
            fullWidth
            value={theme}
            onChange={(value) => run('theme', () => chooseTheme(value as Theme))}
            data={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
            aria-label={t('theme.title')}
          />
        </Section>
        <LanguageSection />
        <NotificationsSection />
        <InstallSection />
        <PasswordSection />
        <PasskeysSection />
        <SecondStepSection />
        <SessionsSection />
        <DataSection />
        <Text size="xs" c="dimmed" ta="center">
          Starling {APP_VERSION} ·{' '}
          <Anchor component={Link} to="/accessibility" inherit underline="always">
            {pageText('accessibility')}
          </Anchor>
        </Text>
      </Stack>
    </>
  );
}
