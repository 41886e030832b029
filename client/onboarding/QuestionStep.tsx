import { Button, Chip, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

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
          <Title order={2}>What would you like to ask first?</Title>
          <Text c="dimmed" mt={4}>
            Choose a question or write your own. You can still change it in the chat.
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
          aria-label="Your first question"
          placeholder="How can I help you today?"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={8000}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Group justify="space-between">
          <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} />} onClick={onBack}>
            Back
          </Button>
          <Button type="submit" size="md">
            {question.trim() ? 'Ask Starling' : 'Start'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
