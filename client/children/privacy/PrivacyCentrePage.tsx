import { useQuery } from '@apollo/client/react';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { useFamilyChanges } from '../../households/useFamilyChanges';
import { statusOf } from '../../platform/api-error';
import { askAgain } from '../../platform/ask-again';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { PageSkeleton } from '../../ui/Skeletons';
import { TwoColumns } from '../../ui/TwoColumns';
import { ChildNotices } from '../ChildNotices';
import { ConsentSection } from '../ConsentSection';
import { CHILD } from '../children.graphql';
import { DataCard } from '../DataCardDialog';
import { DataSection } from '../DataSection';
import { NoSuchChild } from '../NoSuchChild';
import { KeptFor } from './KeptFor';

/** `/profiles/{childId}/privacy`: what is stored, agreed to and kept, and how to take it along or erase it. */
export function PrivacyCentrePage() {
  const { childId = '' } = useParams();
  const { data, error, refetch } = useQuery(CHILD, { variables: { id: childId } });
  useFamilyChanges();
  if (statusOf(error) === 404 || data?.child.role === 'HELPER') return <NoSuchChild />;
  if (error && !data) {
    return <ErrorNotice error={error} title="The profile could not be loaded" onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <PageSkeleton />;
  return <Centre key={childId} child={data.child} />;
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
          <Section title="What is stored" hint="Generated from the database. Nothing is left out.">
            <DataCard childId={child.id} />
          </Section>
          <Stack gap="md">
            <ConsentSection child={child} />
            <DataSection child={child} />
            <Section title="Check an export">
              <Text size="sm">
                Drop a ZIP that you exported earlier, and this browser tells you whether it is unchanged.
              </Text>
              <Anchor component={Link} to="/profiles/verify-export" size="sm" py={6}>
                Check an export
              </Anchor>
            </Section>
            <Section title="How long it is kept">
              <KeptFor childId={child.id} />
            </Section>
          </Stack>
        </TwoColumns>
      </Stack>
    </>
  );
}
