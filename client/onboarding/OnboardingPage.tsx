import { Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeAfterLoginTarget } from '../access/after-login';
import type { ChildFieldsFragment } from '../gql/graphql';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { usePermission, useUser } from '../session/useSession';
import { Logo } from '../ui/Logo';
import { PageSkeleton } from '../ui/Skeletons';
import { AgeStep } from './AgeStep';
import { questionsFor, readAgeBand, storeAgeBand } from './age-bands';
import { QuestionStep } from './QuestionStep';
import { t } from './texts';

const ChildStep = lazy(async () => ({ default: (await import('./ChildStep')).ChildStep }));
const DeviceStep = lazy(async () => ({ default: (await import('./DeviceStep')).DeviceStep }));

type Step = 1 | 2 | 3 | 4;

/** Someone who follows an invitation finds the children in the other household. */
function isInvited(): boolean {
  return localStorage.getItem(STORAGE_KEYS.oauthRedirectAfterLogin)?.startsWith('/invitations/') ?? false;
}

/** The first page of a new parent: the child's age, a first question, a profile, a device. All may be left out. */
export function OnboardingPage() {
  const user = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(1);
  const mayAddChild = usePermission('manage_child_profiles');
  const [stepCount] = useState(() => (mayAddChild && !isInvited() ? 4 : 2));
  const [question, setQuestion] = useState('');
  const [child, setChild] = useState<ChildFieldsFragment | null>(null);
  const [band, setBand] = useState(() => readAgeBand(localStorage, user.id));
  const card = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // The buttons of the last step are gone. Without this, the focus would start at the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect belongs to the change of the step.
  useEffect(() => {
    if (!isFirst.current) card.current?.focus();
    isFirst.current = false;
  }, [step]);

  const finish = (first: string) => {
    const target = takeAfterLoginTarget(localStorage, user, window.location.origin);
    // A first question opens the chat, even if another page was requested before the sign-in.
    if (first) navigate('/chat', { replace: true, state: { draft: first } });
    else navigate(target, { replace: true });
  };
  const afterQuestion = (first: string) => {
    setQuestion(first);
    if (stepCount === 4) setStep(3);
    else finish(first);
  };

  const stepText = t('step', { step, steps: stepCount });
  return (
    <Container component="main" size={720} py={{ base: 'lg', sm: 48 }}>
      <Stack gap="md">
        <Group gap="md" wrap="nowrap">
          <Logo size="md" />
          <div>
            <Title order={1}>{t('welcome')}</Title>
            <Text c="dimmed">{t(step < 3 ? 'questions' : 'place')}</Text>
          </div>
        </Group>
        <Card component="section" ref={card} tabIndex={-1} aria-label={stepText}>
          <Text size="sm" c="dimmed" fw={600} mb={4}>
            {stepText}
          </Text>
          {step === 1 && (
            <AgeStep
              chosen={band?.id ?? null}
              onChoose={(id) => {
                storeAgeBand(localStorage, user.id, id);
                setBand(readAgeBand(localStorage, user.id));
                setStep(2);
              }}
              onSkip={() => setStep(2)}
            />
          )}
          {step === 2 && (
            <QuestionStep
              questions={questionsFor(band)}
              initial={question}
              onBack={() => setStep(1)}
              onStart={afterQuestion}
            />
          )}
          <Suspense fallback={<PageSkeleton />}>
            {step === 3 && (
              <ChildStep
                ageBand={band?.id ?? null}
                onAdded={(added) => {
                  setChild(added);
                  setStep(4);
                }}
                onSkip={() => finish(question)}
              />
            )}
            {step === 4 && child && <DeviceStep child={child} onDone={() => finish(question)} />}
          </Suspense>
        </Card>
        <Text size="sm" c="dimmed">
          {t('careful')}
        </Text>
      </Stack>
    </Container>
  );
}
