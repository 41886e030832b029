import { IconPlayerStopFilled } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Composer } from '../../chat/view/Composer';
import { useOwnDevice } from '../own-device';
import { useOwnVoice } from '../speech/own-voice';
import { Starters } from './Starters';
import classes from './TalkPage.module.css';
import { t } from './texts';

const PushToTalk = lazy(async () => ({ default: (await import('../listen/PushToTalk')).PushToTalk }));

/** Pixels. */
const BUTTON_SIZE = 72;

interface TalkFootProps {
  /** The child may type. Without it, pictures say everything, and no keyboard opens. */
  hasOwnWords: boolean;
  composerProps: ComponentProps<typeof Composer>;
  /** Shown without own words; empty where they stand above already. */
  starters: readonly string[];
  onSend: (text: string) => boolean;
}

/** What a child says next. */
export function TalkFoot({ hasOwnWords, composerProps, starters, onSend }: TalkFootProps) {
  if (hasOwnWords) {
    return (
      <div className={classes.foot}>
        <Composer {...composerProps} onSend={onSend} rows={1} placeholder={t('write')} buttonSize={BUTTON_SIZE} />
        <Listening {...composerProps} />
      </div>
    );
  }
  const { isStreaming, isAwaiting, canSend, onStop } = composerProps;
  return (
    <div className={classes.foot}>
      {isStreaming || isAwaiting ? (
        <button type="button" className={classes.stop} onClick={onStop}>
          <IconPlayerStopFilled size={26} aria-hidden="true" />
          {t('stop')}
        </button>
      ) : (
        starters.length > 0 && <Starters starters={starters} canSend={canSend} onStart={onSend} isCompact />
      )}
    </div>
  );
}

/** The microphone, where a guardian has turned listening on. The child reads the words before it sends them. */
function Listening({ text, onText }: Pick<ComponentProps<typeof Composer>, 'text' | 'onText'>) {
  const { child } = useOwnDevice();
  const voice = useOwnVoice();
  if (!voice?.listen) return null;
  return (
    <Suspense fallback={null}>
      <PushToTalk
        language={voice.language ?? child.languages[0] ?? 'en'}
        receiver={voice.receiver ?? null}
        onText={(said) => onText(text.trim() ? `${text.trim()} ${said}` : said)}
      />
    </Suspense>
  );
}
