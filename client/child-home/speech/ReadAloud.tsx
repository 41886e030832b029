import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { t } from '../texts';
import classes from './ReadAloud.module.css';
import { speaker } from './speaker';
import { useSpeech } from './useSpeech';

interface ReadAloudProps {
  text: string;
  /** What is read, for screen readers, where the text itself is too long. */
  name?: string;
  language?: string;
  className?: string;
  /** Called when it begins to read. */
  onSpeak?: () => void;
}

/** Reads a text aloud, and stops it. Where the device has no voice for it, there is no button. */
export function ReadAloud({ text, name = text, language, className = '', onSpeak }: ReadAloudProps) {
  const { canSpeak, speaking } = useSpeech(language);
  if (!canSpeak) return null;
  const isSpeaking = speaking === text;
  const press = () => {
    if (isSpeaking) {
      speaker.stop();
      return;
    }
    speaker.speak(text, { ...(language && { language }) });
    onSpeak?.();
  };
  return (
    <button
      type="button"
      className={`${classes.ear} ${className}`}
      aria-label={isSpeaking ? t('ear.stop') : t('ear.read', { name })}
      data-speaking={isSpeaking || undefined}
      onClick={press}
    >
      {isSpeaking ? <IconPlayerStopFilled size={28} aria-hidden="true" /> : <IconVolume size={32} aria-hidden="true" />}
    </button>
  );
}
