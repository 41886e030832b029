import { Title } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '../../session/useSession';
import { Logo } from '../../ui/Logo';
import { t } from '../texts';
import { greeting } from './greeting';
import { useLastConversation } from './useLastConversation';
import classes from './WelcomeScreen.module.css';

interface WelcomeScreenProps {
  /** Undefined while they load. */
  starters: readonly string[] | undefined;
  canSend: boolean;
  onStart: (text: string) => void;
  /** Opens an earlier conversation here. Absent where the page belongs to one conversation. */
  onContinue?: (conversationId: string) => void;
  /** The composer, in the middle of the screen. */
  children: ReactNode;
}

/** An empty chat: a greeting, the composer, the last conversation, and four questions to start with. */
export function WelcomeScreen({ starters, canSend, onStart, onContinue, children }: WelcomeScreenProps) {
  const user = useUser();
  return (
    <div className={classes.welcome}>
      <Logo size="lg" />
      <p className={classes.greeting}>{greeting(new Date(), user.first_name)}</p>
      <div className={classes.who}>
        <Title order={1} size="h3">
          Starling
        </Title>
        <p className={classes.line}>{t('companion')}</p>
      </div>
      {children}
      {onContinue && <Continue onContinue={onContinue} />}
      {starters ? <Starters starters={starters.slice(0, 4)} canSend={canSend} onStart={onStart} /> : <StartersToCome />}
    </div>
  );
}

function Continue({ onContinue }: { onContinue: (conversationId: string) => void }) {
  const conversation = useLastConversation();
  if (!conversation) return null;
  const text = t('continue', { title: conversation.title });
  return (
    <button type="button" className={classes.continue} onClick={() => onContinue(conversation.id)}>
      <IconMessageCircle size={20} className={classes.continueIcon} aria-hidden="true" />
      <span className={classes.continueText} title={text}>
        {text}
      </span>
    </button>
  );
}

function Starters({
  starters,
  canSend,
  onStart,
}: Pick<WelcomeScreenProps, 'canSend' | 'onStart'> & { starters: readonly string[] }) {
  if (starters.length === 0) return null;
  return (
    <ul className={classes.starters} aria-label={t('starters')}>
      {starters.map((starter) => (
        <li key={starter}>
          <button type="button" className={classes.starter} disabled={!canSend} onClick={() => onStart(starter)}>
            {starter}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Keeps the place of the questions, so that what stands above them does not move when they arrive. */
function StartersToCome() {
  return (
    <div className={classes.starters} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={classes.starter} data-empty />
      ))}
    </div>
  );
}
