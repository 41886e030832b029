import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { THEMES, type Theme } from '../../contract/users';
import { APP_VERSION } from '../../contract/version';
import { pageText } from '../platform/page-names';
import { chooseTheme, useThemePreference } from '../session/theme-preference';
import { useAction } from '../sign-in/useAction';
import { OneByOne } from '../ui/OneByOne';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { InstallSection } from './InstallSection';
import { LanguageSection } from './LanguageSection';
import { NotificationsSection } from './NotificationsSection';
import { t } from './texts';

const SignInSections = lazy(async () => ({ default: (await import('./SignInSections')).SignInSections }));

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
        <OneByOne>
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
          <Suspense>
            <SignInSections />
            <Text size="xs" c="dimmed" ta="center">
              Starling {APP_VERSION} ·{' '}
              <Anchor component={Link} to="/accessibility" inherit underline="always">
                {pageText('accessibility')}
              </Anchor>
            </Text>
          </Suspense>
        </OneByOne>
      </Stack>
    </>
  );
}
