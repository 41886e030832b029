import { Group, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FamilySettings } from '../../contract/users';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';
import { useUnsaved } from '../ui/unsaved';
import { t } from './texts';

type Hours = NonNullable<FamilySettings['quiet']>;

const USUAL: Hours = { starts: '21:00', ends: '07:00' };
const FIELDS = ['starts', 'ends'] as const;
/** Where the labels of switches begin. */
const BESIDE_SWITCH = 50;

/** Hours in which an adult hears of serious alerts alone. A time that cannot be stored stays in its field, with the reason. */
export function QuietHours() {
  const { family } = useUser().settings;
  const [typed, setTyped] = useState<Hours | null>(null);
  const { run } = useAction();
  useUnsaved(typed !== null);
  const { quiet } = family;
  const hours = typed ?? quiet;

  const store = (changed: Hours | null) => run('quiet', () => updateSettings({ family: { quiet: changed } }));
  const type = (changed: Hours) => {
    const isComplete = changed.starts !== '' && changed.ends !== '' && changed.starts !== changed.ends;
    setTyped(isComplete ? null : changed);
    if (isComplete) void store(changed);
  };

  return (
    <>
      <Switch
        label={t('quiet.label')}
        description={t('quiet.text')}
        checked={quiet !== null}
        onChange={({ currentTarget }) => {
          setTyped(null);
          void store(currentTarget.checked ? USUAL : null);
        }}
      />
      {quiet !== null && hours !== null && (
        <Group ps={BESIDE_SWITCH} align="start">
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              type="time"
              label={t(`quiet.${field}`)}
              value={hours[field]}
              onChange={({ currentTarget }) => type({ ...hours, [field]: currentTarget.value })}
            />
          ))}
          {typed !== null && (
            <Text role="alert" size="sm" c="dimmed" w="100%">
              {typed.starts === typed.ends ? t('quiet.different') : t('quiet.both')}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
