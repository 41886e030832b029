import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import classes from './ReadAloud.module.css';
import { speaker } from './speaker';
import { useSpeech } from './useSpeech';

interface ReadAloudProps {
  text: string;
  /** What is read, for screen readers, where the text itself is too long. */
  name?: string;
  language?: string;
  className?: string;
}

/** Reads a text aloud, and stops it. Where the device has no voice for it, there is no button. */
export function ReadAloud({ text, name = text, language, className = '' }: ReadAloudProps) {
  const { canSpeak, speaking } = useSpeech(language);
  if (!canSpeak) return null;
  const isSpeaking = speaking === text;
  return (
    <button
      type="button"
      className={`${classes.ear} ${className}`}
      aria-label={isSpeaking ? 'Stop reading' : `Read aloud: ${name}`}
      data-speaking={isSpeaking || undefined}
      onClick={() => (isSpeaking ? speaker.stop() : speaker.speak(text, { ...(language && { language }) }))}
    >
      {isSpeaking ? <IconPlayerStopFilled size={28} aria-hidden="true" /> : <IconVolume size={32} aria-hidden="true" />}
    </button>
  );
}
