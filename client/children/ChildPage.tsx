import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useFamilyChanges } from '../households/useFamilyChanges';
import { statusOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { SafetyAlerts } from '../safety/SafetyAlerts';
import { usePermission } from '../session/useSession';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { TwoColumns } from '../ui/TwoColumns';
import { AboutSection } from './AboutSection';
import { ChildConversationsSection } from './ChildConversationsSection';
import { ChildDevicesSection } from './ChildDevicesSection';
import { ChildNotices } from './ChildNotices';
import { ConsentSection } from './ConsentSection';
import { avatarOf, colourOf } from './child-words';
import { CHILD } from './children.graphql';
import { DataSection } from './DataSection';
import { NoSuchChild } from './NoSuchChild';
import { bandWords } from './profile-words';
import { t } from './texts';

/** `/profiles/{childId}`: everything about one child. */
export function ChildPage() {
  const { childId = '' } = useParams();
  const { data, error, refetch } = useQuery(CHILD, { variables: { id: childId } });
  useFamilyChanges();
  if (statusOf(error) === 404) return <NoSuchChild />;
  if (error && !data) {
    return <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />;
  }
  if (!data) return <PageSkeleton />;
  return <Profile key={childId} child={data.child} />;
}

function Profile({ child }: { child: ChildFieldsFragment }) {
  const navigate = useNavigate();
  const isGuardian = child.role !== 'HELPER';
  const mayManage = usePermission('manage_child_profiles') && isGuardian;
  return (
    <>
      <PageHeader
        title={child.nickname}
        picture={<ChildAvatar avatar={avatarOf(child.avatar)} colour={colourOf(child.colour)} size={64} />}
        subtitle={bandWords(child.ageBand)}
        onBack={() => void navigate('/profiles')}
        actions={
          mayManage && (
            <Button
              component={Link}
              to={`/profiles/${child.id}/edit`}
              variant="default"
              leftSection={<IconPencil size={18} />}
            >
              {t('page.edit')}
            </Button>
          )
        }
      />
      <Stack gap="md">
        {isGuardian && <ChildNotices child={child} />}
        {isGuardian && <SafetyAlerts wards={[child]} />}
        <TwoColumns>
          <Stack gap="md">
            {isGuardian && <ChildConversationsSection child={child} />}
            <AboutSection child={child} />
          </Stack>
          {isGuardian && (
            <Stack gap="md">
              <ChildDevicesSection child={child} />
              <ConsentSection child={child} />
              <DataSection child={child} />
            </Stack>
          )}
        </TwoColumns>
      </Stack>
    </>
  );
}
