import { Group, Select } from '@mantine/core';
import { DIGEST_FREQUENCIES, type DigestFrequency } from '../../contract/progress';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { Section } from '../ui/Section';
import { showFailure } from '../ui/show-failure';
import classes from './progress.module.css';

const LABELS: Readonly<Record<DigestFrequency, string>> = { off: 'Never', daily: 'Every day', weekly: 'Every Monday' };
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** When Starling sends the guardian a summary. */
export function DigestChoice() {
  const { family } = useUser().settings;
  const change = (next: Partial<typeof family>) =>
    updateSettings({ family: { ...family, ...next } }).catch((error: unknown) =>
      showFailure('The summary could not be changed', error),
    );
  return (
    <div className={classes.digest}>
      <Section title="Summary" hint="Starling can tell you in your notifications what the day or the week was like.">
        <Group gap="sm" align="flex-end">
          <Select
            label="How often"
            size="md"
            allowDeselect={false}
            data={DIGEST_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))}
            value={family.digest}
            onChange={(value) => void change({ digest: value as DigestFrequency })}
          />
          {family.digest !== 'off' && (
            <Select
              label="At"
              size="md"
              allowDeselect={false}
              data={[...new Set([...HOURS, family.digest_at])].sort()}
              value={family.digest_at}
              onChange={(value) => value && void change({ digest_at: value })}
            />
          )}
        </Group>
      </Section>
    </div>
  );
}
