import { useMutation } from '@apollo/client/react';
import { Alert, Button, Checkbox, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { CalendarAddress } from './CalendarAddress';
import { CREATE_CALENDAR_LINK } from './calendars.graphql';
import classes from './calendars.module.css';
import { t } from './texts';

interface NewLinkDialogProps {
  household: HouseholdFieldsFragment;
  onClose: () => void;
}

/** Makes a link, and shows its address once. */
export function NewLinkDialog({ household, onClose }: NewLinkDialogProps) {
  const wards = (useGuardedChildren().children ?? []).filter(({ id }) => household.childIds.includes(id));
  const [isForAll, setIsForAll] = useState(true);
  const [chosen, setChosen] = useState<string[]>([]);
  const [names, setNames] = useState(false);
  const [create, { data, loading, error }] = useMutation(CREATE_CALENDAR_LINK, { refetchQueries: ['CalendarLinks'] });
  const url = data?.createCalendarLink.url;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { householdId: household.id, childIds: isForAll ? [] : chosen, names };
    // The hook keeps the error, and the dialog shows it.
    await create({ variables: { input } }).catch(() => undefined);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      // A click beside the dialog would lose the address.
      closeOnClickOutside={!url}
      title={<Text fw={750}>{url ? t('new.doneTitle') : t('new.title')}</Text>}
    >
      {url ? (
        <CalendarAddress url={url} onClose={onClose} />
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="md">
            <Checkbox
              label={t('new.all')}
              checked={isForAll}
              onChange={({ currentTarget }) => setIsForAll(currentTarget.checked)}
            />
            {!isForAll && (
              <Checkbox.Group label={t('new.children')} value={chosen} onChange={setChosen}>
                <Stack gap="xs" mt="xs">
                  {wards.map(({ id, nickname }) => (
                    <Checkbox key={id} value={id} label={nickname} />
                  ))}
                </Stack>
              </Checkbox.Group>
            )}
            <Switch
              label={t('new.names')}
              description={t('new.namesHint')}
              checked={names}
              onChange={({ currentTarget }) => setNames(currentTarget.checked)}
            />
            <Alert color="orange" variant="outline" icon={<IconEye />} classNames={{ root: classes.warning }}>
              {t('new.warning')}
            </Alert>
            {error && <ErrorNotice error={error} title={t('new.failed')} />}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" mih={44} onClick={onClose}>
                {t('new.cancel')}
              </Button>
              <Button type="submit" mih={44} loading={loading} disabled={!isForAll && chosen.length === 0}>
                {t('new.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
