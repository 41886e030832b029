import { Button, Checkbox, Group, Modal, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { joinNames } from '../../children/child-words';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { CopySummary } from './CopySummary';
import { COPIED_PARTS, type CopiedPart, PART_LABELS } from './copied-rules';
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
      message: `${joinNames(targets.map(({ nickname }) => nickname))}: rules saved.`,
    });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={<Text fw={750}>Same rules for several children</Text>}>
      <Stack gap="md">
        <NativeSelect
          label="Take the rules of"
          value={sourceId}
          data={profiles.map(({ id, nickname }) => ({ value: id, label: nickname }))}
          onChange={({ currentTarget }) => {
            setSourceId(currentTarget.value);
            setChosen(profiles.filter(({ id }) => id !== currentTarget.value).map(({ id }) => id));
          }}
        />
        <Checkbox.Group label="For" value={[...chosen]} onChange={setChosen}>
          <Group gap="lg" mt="xs">
            {others.map(({ id, nickname }) => (
              <Checkbox key={id} value={id} label={nickname} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox.Group label="Which rules" value={[...parts]} onChange={(next) => setParts(partsIn(next))}>
          <Group gap="sm" mt="xs">
            {COPIED_PARTS.map((part) => (
              <Checkbox key={part} value={part} label={PART_LABELS[part]} />
            ))}
          </Group>
        </Checkbox.Group>
        {error !== null && <ErrorNotice error={error} />}
        {!plans && error === null && <Skeleton height={72} />}
        {plans && <CopySummary plans={plans} />}
        {failure !== null && <ErrorNotice error={failure} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" mih={44} onClick={onClose} disabled={isApplying}>
            Cancel
          </Button>
          <Button mih={44} onClick={() => void submit()} loading={isApplying} disabled={isIdle}>
            {targets.length > 1
              ? `Save for ${targets.length} children`
              : `Save${targets[0] ? ` for ${targets[0].nickname}` : ''}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function partsIn(names: readonly string[]): CopiedPart[] {
  return COPIED_PARTS.filter((part) => names.includes(part));
}
