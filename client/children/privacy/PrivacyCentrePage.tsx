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
        title={`Privacy of ${child.nickname}`}
        subtitle="Everything Starling stores, why, for how long, and what you can do with it."
        onBack={() => void navigate(`/profiles/${child.id}`)}
      />
      <Stack gap="md">
        <ChildNotices child={child} />
        <TwoColumns>
          <Stack gap="md">
            <ConsentSection child={child} />
            <DataSection child={child} />
            <Section title="Check an export">
              <Text size="sm">
                Drop a ZIP that you exported earlier, and this browser tells you whether it is unchanged.
              </Text>
              <Anchor component={Link} to="/profiles/verify-export" size="sm" py={12}>
                Check an export
              </Anchor>
            </Section>
            <Section title="How long it is kept">
              <KeptFor childId={child.id} />
            </Section>
          </Stack>
          <Section title="What is stored" hint="Generated from the database. Nothing is left out.">
            <DataCard childId={child.id} />
          </Section>
        </TwoColumns>
      </Stack>
    </>
  );
}
