import { Button, Group, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { AgePicture } from './AgePicture';
import { AGE_BANDS, type AgeBandId } from './age-bands';
import classes from './onboarding.module.css';
import { t } from './texts';

interface AgeStepProps {
  chosen: AgeBandId | null;
  onChoose: (id: AgeBandId) => void;
  onSkip: () => void;
}

function yearsText(id: AgeBandId): string {
  const [from = '', to = ''] = id.split('-');
  return t('age.years', { from, to });
}

/** The first step. One tap on a picture answers it and opens the next. */
export function AgeStep({ chosen, onChoose, onSkip }: AgeStepProps) {
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('age.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('age.text')}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="sm" component="ul" className={classes.bands}>
        {AGE_BANDS.map(({ id, label }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.band}
              aria-pressed={chosen === id}
              aria-label={yearsText(id)}
              onClick={() => onChoose(id)}
            >
              <AgePicture id={id} className={classes.picture} />
              <span>{label}</span>
            </UnstyledButton>
          </li>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('age.stays')}
        </Text>
        <Button variant="subtle" color="gray" onClick={onSkip}>
          {t('skip')}
        </Button>
      </Group>
    </Stack>
  );
}
