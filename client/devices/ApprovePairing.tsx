import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Avatar } from '../../contract/children';
import { DEVICE_NAME_MAX_LENGTH } from '../../contract/devices';
import type { ChildFieldsFragment, DevicePairingQuery } from '../gql/graphql';
import { errorCodeOf } from '../platform/api-error';
import { Rich } from '../platform/languages/Rich';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { avatarName } from '../ui/avatars/avatar-name';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PictureChoice } from '../ui/PictureChoice';
import { RelativeTime } from '../ui/RelativeTime';
import { ChildChoice } from './ChildChoice';
import { APPROVE_PAIRING } from './devices.graphql';
import { platformText, suggestedName } from './pairing-code';
import { t } from './texts';

export type PairingRequest = DevicePairingQuery['devicePairing'];

interface ApprovePairingProps {
  code: string;
  request: PairingRequest;
  profiles: readonly ChildFieldsFragment[];
  initialChildId: string | null;
  /** The page to which a new sign-in returns. */
  page: string;
  onPaired: (name: string) => void;
  /** Back to the code, with the reason if the pairing has ended. */
  onBack: (reason: unknown) => void;
}

/** After these the device needs a new code. */
const ENDED: ReadonlySet<string | null> = new Set(['picture_mismatch', 'pairing_not_found']);

/** The guardian compares the picture, which prevents pairing a device that another person holds. */
export function ApprovePairing(props: ApprovePairingProps) {
  const { code, request, profiles, initialChildId, page, onPaired, onBack } = props;
  const [picture, setPicture] = useState<string | null>(null);
  const [childId, setChildId] = useState(() => {
    const isKnown = profiles.some(({ id }) => id === initialChildId);
    return isKnown || profiles.length !== 1 ? (isKnown ? initialChildId : null) : (profiles[0]?.id ?? null);
  });
  const child = profiles.find(({ id }) => id === childId);
  const [typedName, setTypedName] = useState<string | null>(null);
  const name = typedName ?? (child ? suggestedName(child.nickname, request.platform) : '');
  const [error, setError] = useState<unknown>(null);
  const [approve, { loading }] = useMutation(APPROVE_PAIRING, { refetchQueries: ['Devices', 'Children'] });
  const { withFreshSignIn, dialog } = useFreshSignIn(page, t('approve.purpose'));
  const isReady = picture !== null && childId !== null && name.trim() !== '';

  const submit = async () => {
    if (picture === null || childId === null) return;
    setError(null);
    const variables = { userCode: code, input: { childId, name: name.trim(), picture } };
    try {
      if (await withFreshSignIn(() => approve({ variables }))) onPaired(name.trim());
    } catch (reason) {
      if (ENDED.has(errorCodeOf(reason))) onBack(reason);
      else setError(reason);
    }
  };

  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h3">
          {platformText(request.platform)}
        </Title>
        <Text size="sm" c="dimmed">
          <Rich
            text={t('approve.asked', { code })}
            parts={{ time: () => <RelativeTime value={request.requestedAt} inSentence /> }}
          />
        </Text>
      </div>
      {!request.sameNetwork && (
        <Alert color="orange" variant="light" radius="md" icon={<IconAlertTriangle />}>
          <Text size="sm">{t('approve.network')}</Text>
        </Alert>
      )}
      <PictureChoice
        label={t('approve.picture')}
        description={t('approve.pictureHint')}
        minWidth={96}
        showLabels
        value={picture}
        onChange={setPicture}
        options={request.pictures.map((one) => ({
          value: one,
          label: avatarName(one.toLowerCase() as Avatar),
          picture: <ChildAvatar avatar={one.toLowerCase() as Avatar} colour="amber" size={72} />,
        }))}
      />
      <ChildChoice label={t('approve.child')} profiles={profiles} value={childId} onChange={setChildId} />
      <TextInput
        label={t('form.deviceName')}
        maxLength={DEVICE_NAME_MAX_LENGTH}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setTypedName(currentTarget.value)}
      />
      {error !== null && <ErrorNotice error={error} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="md" onClick={() => onBack(null)} disabled={loading}>
          {t('approve.back')}
        </Button>
        <Button size="md" loading={loading} disabled={!isReady} onClick={() => void submit()}>
          {t('approve.action')}
        </Button>
      </Group>
      {dialog}
    </Stack>
  );
}
