import { Button, Card, Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Rich } from '../platform/languages/Rich';
import { useSession } from '../session/useSession';
import { Logo } from '../ui/Logo';
import { t } from './texts';
import { WaitlistSkeleton } from './WaitlistSkeleton';
import { WaitlistVisitor } from './WaitlistVisitor';

/** `/waitlist`: the position of a known address, or the form to join while there is a waitlist. */
export function WaitlistPage() {
  const { status, user } = useSession();
  return (
    <Center component="main" mih="100dvh" py={{ base: 'md', sm: 48 }} px="md">
      <Card w="100%" maw={480} p={{ base: 'lg', sm: 36 }} shadow="sm" radius="lg">
        <Center mb="md">
          <Logo size="md" />
        </Center>
        {status === 'loading' ? <WaitlistSkeleton /> : user ? <Approved email={user.email} /> : <WaitlistVisitor />}
      </Card>
    </Center>
  );
}

/** Shown to signed-in accounts, which are always approved. */
function Approved({ email }: { email: string | null }) {
  return (
    <Stack align="center" ta="center" gap="md">
      <ThemeIcon size={64} radius="xl" color="sheen" variant="light">
        <IconCheck size={34} />
      </ThemeIcon>
      <div>
        <Title order={1}>{t('approved.title')}</Title>
        <Text c="dimmed" mt={6}>
          {email ? (
            <Rich text={t('approved.address', { email })} parts={{ email: (words) => <strong>{words}</strong> }} />
          ) : (
            t('approved.account')
          )}
        </Text>
      </div>
      <Button component={Link} to="/chat" size="md">
        {t('approved.chat')}
      </Button>
    </Stack>
  );
}
