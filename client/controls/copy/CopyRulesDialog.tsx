import { Button, Checkbox, Group, Modal, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { listText } from '../../platform/languages/names';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { t } from '../texts';
import { CopySummary } from './CopySummary';
import { COPIED_PARTS, type CopiedPart } from './copied-rules';
import { useCopiedRules } from './useCopiedRules';

interface CopyRulesDialogProps {
  profiles: readonly ChildFieldsFragment[];
  onClose: () => void;
}

/** Gives several children the same rules: from whom, for whom, which, and what will change. */
export function CopyRulesDialog({ profiles, onClose }: CopyRulesDialogProps) {
  const [sourceId, setSourceId] = useState(profiles[0]?.id ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(profiles.slice(1).map(({ id }) => id));
  const [parts, setParts] = useState<readonly CopiedPart[]>(['windows', 'minutes']);
  const others = profiles.filter(({ id }) => id !== sourceId);
  const targets = others.filter(({ id }) => chosen.includes(id));
  const { plans, error, apply, isApplying, failure } = useCopiedRules(sourceId, targets, parts);
  const isIdle = plans?.every(({ changes }) => changes.length === 0) ?? true;

  const submit = async () => {
    if (!(await apply())) return;
    notifications.show({
      color: 'sheen',
      message: t('copy.saved', { names: listText(targets.map(({ nickname }) => nickname)) }),
    });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={750}>{t('copy.title')}</Text>}>
      <Stack gap="md">
        <NativeSelect
          label={t('copy.from')}
          value={sourceId}
          data={profiles.map(({ id, nickname }) => ({ value: id, label: nickname }))}
          onChange={({ currentTarget }) => {
            setSourceId(currentTarget.value);
            setChosen(profiles.filter(({ id }) => id !== currentTarget.value).map(({ id }) => id));
          }}
        />
        <Checkbox.Group label={t('copy.for')} value={[...chosen]} onChange={setChosen}>
          <Group gap="lg" mt="xs">
            {others.map(({ id, nickname }) => (
              <Checkbox key={id} value={id} label={nickname} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox.Group label={t('copy.which')} value={[...parts]} onChange={(next) => setParts(partsIn(next))}>
          <Group gap="sm" mt="xs">
            {COPIED_PARTS.map((part) => (
              <Checkbox key={part} value={part} label={t(`part.${part}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        {error !== null && <ErrorNotice error={error} />}
        {!plans && error === null && <Skeleton height={72} />}
        {plans && <CopySummary plans={plans} />}
        {failure !== null && <ErrorNotice error={failure} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onClose} disabled={isApplying}>
            {t('copy.cancel')}
          </Button>
          <Button mih={44} onClick={() => void submit()} loading={isApplying} disabled={isIdle}>
            {saveLabel(targets)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function saveLabel(targets: readonly ChildFieldsFragment[]): string {
  const [target] = targets;
  if (!target) return t('copy.save');
  return targets.length > 1
    ? t('copy.saveForAll', { count: targets.length })
    : t('copy.saveFor', { name: target.nickname });
}

function partsIn(names: readonly string[]): CopiedPart[] {
  return COPIED_PARTS.filter((part) => names.includes(part));
}
