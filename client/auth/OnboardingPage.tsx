import { Button, Chip, Container, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeAfterLoginTarget } from '../app/after-login';
import { useUser } from '../platform/useSession';
import { Logo } from '../ui/Logo';
import { saveProfile } from './account-api';
import { Section } from './Section';
import { useAction } from './useAction';

const QUESTIONS = [
  'How do I make bedtime calmer?',
  'Tell us a short story about a brave snail',
  'Which games help with counting?',
] as const;

/** A new parent's first page: a name, what Starling is, a first question. Nothing on it must be filled in. */
export function OnboardingPage() {
  const user = useUser();
  const navigate = useNavigate();
  const { running, run } = useAction();
  const [firstName, setFirstName] = useState(user.first_name ?? '');
  const [question, setQuestion] = useState('');

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await run('start', async () => {
      const name = firstName.trim();
      if (name && name !== user.first_name) await saveProfile({ first_name: name });
    });
    if (!isSaved) return;
    const asked = question.trim();
    const target = takeAfterLoginTarget(localStorage, user, window.location.origin);
    // The first question goes to the chat, whatever page was wanted before.
    if (asked) navigate('/chat', { replace: true, state: { draft: asked } });
    else navigate(target, { replace: true });
  };

  return (
    <Container component="main" size={640} py={{ base: 'lg', sm: 48 }}>
      <form onSubmit={start}>
        <Stack gap="md">
          <Group gap="md" wrap="nowrap">
            <Logo size="md" />
            <div>
              <Title order={1}>Welcome to Starling</Title>
              <Text c="dimmed">Three short things, then you can talk.</Text>
            </div>
          </Group>
          <Section title="What may Starling call you?">
            <TextInput
              label="First name"
              autoComplete="given-name"
              maxLength={100}
              value={firstName}
              onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
            />
          </Section>
          <Section title="What Starling is">
            <Text>
              A learning companion for you and your child: it answers, tells stories, plays small games and knows a
              growth guide for everyday questions. It is a computer program, not a person. It can be wrong, and it is no
              doctor and no emergency line.
            </Text>
          </Section>
          <Section title="What would you like to ask first?">
            <Chip.Group value={question} onChange={(value) => setQuestion(String(value))}>
              <Group gap="xs">
                {QUESTIONS.map((text) => (
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
          </Section>
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={running === 'start'}>
              {question.trim() ? 'Ask Starling' : 'Start'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Container>
  );
}
