import { Group, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FamilySettings } from '../../contract/users';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { useAction } from '../sign-in/useAction';

type Hours = NonNullable<FamilySettings['quiet']>;

const USUAL: Hours = { starts: '21:00', ends: '07:00' };
const FIELDS = [
  ['starts', 'Quiet from'],
  ['ends', 'Quiet until'],
] as const;
/** Where the labels of switches begin. */
const BESIDE_SWITCH = 50;

/** Hours in which an adult hears of serious alerts alone. A time that cannot be stored stays in its field, with the reason. */
export function QuietHours() {
  const { family } = useUser().settings;
  const [typed, setTyped] = useState<Hours | null>(null);
  const { run } = useAction();
  const { quiet } = family;
  const hours = typed ?? quiet;

  const store = (changed: Hours | null) =>
    run('quiet', () => updateSettings({ family: { ...family, quiet: changed } }));
  const type = (changed: Hours) => {
    const isComplete = changed.starts !== '' && changed.ends !== '' && changed.starts !== changed.ends;
    setTyped(isComplete ? null : changed);
    if (isComplete) void store(changed);
  };

  return (
    <>
      <Switch
        label="Quiet hours"
        description="Hold notifications, pushes and mail until these hours end. Serious alerts about a child always come at once"
        checked={quiet !== null}
        onChange={({ currentTarget }) => {
          setTyped(null);
          void store(currentTarget.checked ? USUAL : null);
        }}
      />
      {quiet !== null && hours !== null && (
        <Group pl={BESIDE_SWITCH} align="start">
          {FIELDS.map(([field, label]) => (
            <TextInput
              key={field}
              type="time"
              label={label}
              value={hours[field]}
              onChange={({ currentTarget }) => type({ ...hours, [field]: currentTarget.value })}
            />
          ))}
          {typed !== null && (
            <Text role="alert" size="sm" c="dimmed" w="100%">
              {typed.starts === typed.ends ? 'Please choose two different times.' : 'Please fill in both times.'}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
