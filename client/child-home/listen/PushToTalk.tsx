import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { speaker } from '../speech/speaker';
import { t } from '../talk/texts';
import { findListening, type Listening, surroundings, whereSoundGoes } from './listening';
import classes from './PushToTalk.module.css';
import { usePushToTalk } from './usePushToTalk';

interface PushToTalkProps {
  language: string;
  /** The host of the speech service, once a guardian has agreed to it. */
  receiver: string | null;
  onText: (text: string) => void;
}

/** The microphone: it is on while the button is held, and a line says where the sound goes. */
export function PushToTalk({ language, receiver, onText }: PushToTalkProps) {
  const [listening, setListening] = useState<Listening | null>(null);
  useEffect(() => {
    let isShown = true;
    void findListening(language, receiver, surroundings()).then((found) => isShown && setListening(found));
    return () => {
      isShown = false;
    };
  }, [language, receiver]);
  if (!listening) return null;
  if (listening.kind !== 'installable') {
    return <Microphone listening={listening} language={language} onText={onText} />;
  }
  const { Recognition } = listening;
  const install = async () => {
    const isThere = await Recognition.install?.({ langs: [language], processLocally: true }).catch(() => false);
    setListening(isThere ? { kind: 'device', Recognition } : { kind: 'none', reason: t('listen.notTaught') });
  };
  return (
    <div className={classes.talk}>
      <button type="button" className={classes.button} onClick={() => void install()}>
        <IconMicrophone size={28} aria-hidden="true" />
        {t('listen.teach')}
      </button>
      <p className={classes.where}>{whereSoundGoes(listening)}</p>
    </div>
  );
}

interface MicrophoneProps {
  listening: Exclude<Listening, { kind: 'installable' }>;
  language: string;
  onText: (text: string) => void;
}

function Microphone({ listening, language, onText }: MicrophoneProps) {
  const { state, problem, press, release } = usePushToTalk(listening, language, onText);
  const whereId = useId();
  const cannot = listening.kind === 'none';
  const isOn = state === 'hearing';
  const hold = () => {
    speaker.stop();
    press();
  };
  const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <div className={classes.talk}>
      <button
        type="button"
        className={classes.button}
        aria-disabled={cannot || state === 'writing' || undefined}
        aria-pressed={isOn}
        aria-describedby={whereId}
        data-on={isOn || undefined}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hold();
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          // The click of the key would press the button once more.
          event.preventDefault();
          if (!event.repeat) hold();
        }}
        onKeyUp={(event) => isHoldKey(event) && release()}
        // Switches and screen readers click without a pointer: once to begin, once to end.
        onClick={({ detail }) => {
          if (detail === 0) isOn ? release() : hold();
        }}
      >
        {cannot ? <IconMicrophoneOff size={28} aria-hidden="true" /> : <IconMicrophone size={28} aria-hidden="true" />}
        {isOn ? t('listen.on') : t('listen.hold')}
      </button>
      <p className={classes.where} id={whereId}>
        {whereSoundGoes(listening)}
      </p>
      <p role="status" className={classes.status}>
        {state === 'writing' ? t('listen.writing') : problem}
      </p>
    </div>
  );
}
