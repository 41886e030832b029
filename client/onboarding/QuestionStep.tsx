import { Button, Chip, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { t } from './texts';

interface QuestionStepProps {
  questions: readonly string[];
  /** What was written before a step back. */
  initial: string;
  onBack: () => void;
  /** The question may be empty. */
  onStart: (question: string) => void;
}

/** The second step: a suggestion or own words. Without a question it leads on, too. */
export function QuestionStep({ questions, initial, onBack, onStart }: QuestionStepProps) {
  const [question, setQuestion] = useState(initial);
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(question.trim());
  };
  return (
    <form onSubmit={start}>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('ask.title')}</Title>
          <Text c="dimmed" mt={4}>
            {t('ask.text')}
          </Text>
        </div>
        <Chip.Group value={question} onChange={(value) => setQuestion(String(value))}>
          <Group gap="xs">
            {questions.map((text) => (
              <Chip key={text} value={text} variant="light">
                {text}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Textarea
          aria-label={t('ask.label')}
          placeholder={t('ask.placeholder')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={8000}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Group justify="space-between">
          <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} />} onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" size="md">
            {t(question.trim() ? 'ask.send' : 'ask.start')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
