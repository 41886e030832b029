import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { CLIENT_TIMES } from '../../platform/times';
import { Logo } from '../../ui/Logo';
import type { Typist } from '../store/chat-state';
import classes from './TypingIndicator.module.css';
import { nextThinkingPhrase } from './thinking-phrases';
import { typingText } from './typing-text';

interface TypingIndicatorProps {
  isThinking: boolean;
  typists: readonly Typist[];
}

/** Who is typing. While Starling thinks, it shows a phrase that changes every 20 s. */
export function TypingIndicator({ isThinking, typists }: TypingIndicatorProps) {
  const names = [...(isThinking ? ['Starling'] : []), ...typists.map((typist) => typist.username)];
  const text = typingText(names);
  if (!text) return null;
  return (
    <div className={classes.typing} data-testid="typing-indicator">
      {isThinking && <Logo size={28} thinking />}
      <span>{text}</span>
      <span className={classes.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {isThinking && <ThinkingPhrase />}
    </div>
  );
}

function ThinkingPhrase() {
  const [phrase, setPhrase] = useState(() => nextThinkingPhrase(null, Math.random()));
  useInterval(() => setPhrase((current) => nextThinkingPhrase(current, Math.random())), CLIENT_TIMES.thinkingPhraseMs, {
    autoInvoke: true,
  });
  return <span className={classes.phrase}>{phrase}</span>;
}
