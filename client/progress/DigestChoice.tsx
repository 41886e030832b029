import { Group, Select } from '@mantine/core';
import { DIGEST_FREQUENCIES, type DigestFrequency } from '../../contract/progress';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { Section } from '../ui/Section';
import { showFailure } from '../ui/show-failure';
import classes from './progress.module.css';
import { t } from './texts';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** When Starling sends the guardian a summary. */
export function DigestChoice() {
  const { family } = useUser().settings;
  const change = (next: Partial<typeof family>) =>
    updateSettings({ family: next }).catch((error: unknown) => showFailure(t('digest.failed'), error));
  return (
    <div className={classes.digest}>
      <Section title={t('digest.title')} hint={t('digest.hint')}>
        <Group gap="sm" align="flex-end">
          <Select
            label={t('digest.often')}
            size="md"
            allowDeselect={false}
            data={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`digest.${value}`) }))}
            value={family.digest}
            onChange={(value) => void change({ digest: value as DigestFrequency })}
          />
          {family.digest !== 'off' && (
            <Select
              label={t('digest.at')}
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
