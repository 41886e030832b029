import { Button, Group, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { AgePicture } from './AgePicture';
import { AGE_BANDS, type AgeBandId } from './age-bands';
import classes from './onboarding.module.css';

interface AgeStepProps {
  chosen: AgeBandId | null;
  onChoose: (id: AgeBandId) => void;
  onSkip: () => void;
}

/** The first step. One tap on a picture answers it and opens the next. */
export function AgeStep({ chosen, onChoose, onSkip }: AgeStepProps) {
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>How old is your child?</Title>
        <Text c="dimmed" mt={4}>
          Then Starling can suggest questions that fit. If you have more than one child, choose one to start with.
        </Text>
      </div>
      <SimpleGrid cols={{ base: 3, sm: 5 }} spacing="sm" component="ul" className={classes.bands}>
        {AGE_BANDS.map(({ id, label }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.band}
              aria-pressed={chosen === id}
              aria-label={`${id.replace('-', ' to ')} years`}
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
          Your answer stays on this device.
        </Text>
        <Button variant="subtle" color="gray" onClick={onSkip}>
          Skip
        </Button>
      </Group>
    </Stack>
  );
}
