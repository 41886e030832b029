import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { TwoColumns } from '../../ui/TwoColumns';
import { ChildNotices } from '../ChildNotices';
import { ConsentSection } from '../ConsentSection';
import { DataCard } from '../DataCardDialog';
import { DataSection } from '../DataSection';
import { GuardedChild } from '../GuardedChild';
import { t } from '../texts';
import { KeptFor } from './KeptFor';

/** `/profiles/{childId}/privacy`: what is stored, agreed to and kept, and how to take it along or erase it. */
export function PrivacyCentrePage() {
  return <GuardedChild>{(child) => <Centre key={child.id} child={child} />}</GuardedChild>;
}

function Centre({ child }: { child: ChildFieldsFragment }) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t('privacy.title', { name: child.nickname })}
        subtitle={t('privacy.subtitle')}
        onBack={() => void navigate(`/profiles/${child.id}`)}
      />
      <Stack gap="md">
        <ChildNotices child={child} />
        <TwoColumns>
          <Stack gap="md">
            <ConsentSection child={child} />
            <DataSection child={child} />
            <Section title={t('privacy.check')}>
              <Text size="sm">{t('privacy.checkText')}</Text>
              <Anchor component={Link} to="/profiles/verify-export" size="sm" py={12}>
                {t('privacy.check')}
              </Anchor>
            </Section>
            <Section title={t('privacy.howLong')}>
              <KeptFor childId={child.id} />
            </Section>
          </Stack>
          <Section title={t('data.stored')} hint={t('privacy.storedHint')}>
            <DataCard childId={child.id} />
          </Section>
        </TwoColumns>
      </Stack>
    </>
  );
}
