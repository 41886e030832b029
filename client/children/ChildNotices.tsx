import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { IconCake, IconCalendarX, IconLanguage, IconPlayerPause, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { useAction } from '../sign-in/useAction';
import { dayText } from '../ui/dates';
import { noticesOf } from './child-notices';
import { bandLabel } from './child-words';
import { UPDATE_CHILD } from './children.graphql';
import { ConversationsErasureNotice, ErasureNotice } from './ErasureNotices';
import { GiveConsentDialog } from './GiveConsentDialog';
import { LanguageNotice } from './LanguageNotice';
import { BOLD, Notice, type NoticeProps } from './Notice';
import { t } from './texts';

const ICONS = {
  erasure: <IconCalendarX />,
  conversations: <IconCalendarX />,
  consent: <IconSignature />,
  band: <IconCake />,
  paused: <IconPlayerPause />,
  language: <IconLanguage />,
};

/** What a guardian should know or do now, each with its button. */
export function ChildNotices({ child }: { child: ChildFieldsFragment }) {
  const notices = noticesOf(child);
  if (notices.length === 0) return null;
  const words = {
    erasure: ErasureNotice,
    conversations: ConversationsErasureNotice,
    consent: Consent,
    band: Band,
    paused: Paused,
    language: LanguageNotice,
  };
  return (
    <Stack gap="sm">
      {notices.map(({ kind, color }) => {
        const Words = words[kind];
        return (
          <Alert key={kind} color={color} variant="light" radius="md" icon={ICONS[kind]}>
            <Words child={child} />
          </Alert>
        );
      })}
    </Stack>
  );
}

function Consent({ child }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t('notice.agree')}
        </Button>
      }
    >
      <Rich text={t('notice.consent', { name: child.nickname })} parts={BOLD} />
      <GiveConsentDialog child={child} opened={isOpen} onClose={() => setIsOpen(false)} />
    </Notice>
  );
}

function Band({ child: { id, nickname, ageBand, bandConfirmedAt } }: NoticeProps) {
  const [update] = useMutation(UPDATE_CHILD);
  const { running, run } = useAction();
  const confirm = () =>
    run('confirm', () => update({ variables: { id, input: { ageBand } } }), t('notice.ageConfirmed'));
  return (
    <Notice
      action={
        <>
          <Button size="sm" loading={running !== null} onClick={confirm}>
            {t('notice.stillBand', { band: bandLabel(ageBand) })}
          </Button>
          <Button size="sm" variant="default" component={Link} to={`/profiles/${id}/edit`}>
            {t('notice.changeAge')}
          </Button>
        </>
      }
    >
      <Rich
        text={t('notice.band', { name: nickname, band: bandLabel(ageBand), day: dayText(bandConfirmedAt) })}
        parts={BOLD}
      />
    </Notice>
  );
}

function Paused({ child: { nickname } }: NoticeProps) {
  return (
    <Notice>
      <Rich text={t('notice.paused', { name: nickname })} parts={BOLD} />
    </Notice>
  );
}
