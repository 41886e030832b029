import { Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../platform/api-error';
import { ErrorNotice } from '../ui/ErrorNotice';
import { LinkCard, LinkResult } from './LinkCard';
import { t } from './texts';
import { useLinkToken } from './use-link-token';

interface ConfirmLinkProps {
  title: string;
  action: string;
  children: ReactNode;
  /** Does what the link is for. */
  onConfirm: (token: string) => Promise<unknown>;
  done: ReactNode;
  /** Shown when the link is used, expired or wrong. */
  invalid: ReactNode;
}

/** The page behind a link in a mail. It acts on a button, because mail scanners open every link that passes. */
export function ConfirmLink(props: ConfirmLinkProps) {
  const token = useLinkToken();
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null);
  return (
    <LinkCard>
      {end !== null ? (
        props[end]
      ) : token === null ? (
        <LinkResult title={t('link.incomplete')} to="/" action={t('link.openStarling')}>
          {t('link.openWhole')}
        </LinkResult>
      ) : (
        <Question {...props} token={token} onEnd={setEnd} />
      )}
    </LinkCard>
  );
}

interface QuestionProps extends ConfirmLinkProps {
  token: string;
  onEnd: (end: 'done' | 'invalid') => void;
}

function Question({ title, action, children, onConfirm, token, onEnd }: QuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm(token);
      onEnd('done');
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'verification_link_invalid') onEnd('invalid');
      else setError(reason);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" mt={6}>
          {children}
        </Text>
      </div>
      {error !== null && <ErrorNotice error={error} />}
      <Button size="md" fullWidth loading={isBusy} onClick={() => void confirm()}>
        {action}
      </Button>
    </Stack>
  );
}
