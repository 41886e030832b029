import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo';
import classes from './chat.module.css';

interface WelcomeScreenProps {
  starters: readonly string[];
  canSend: boolean;
  onStart: (text: string) => void;
  /** The composer, in the middle of the screen. */
  children: ReactNode;
}

/** An empty chat: who is there, the input, and four ways to begin. */
export function WelcomeScreen({ starters, canSend, onStart, children }: WelcomeScreenProps) {
  return (
    <div className={classes.welcome}>
      <Logo size="lg" />
      <Title order={1} className={classes.welcomeName}>
        Starling
      </Title>
      <p className={classes.welcomeLine}>Your friendly learning companion</p>
      {children}
      {starters.length > 0 && (
        <ul className={classes.starters} aria-label="Ways to begin">
          {starters.slice(0, 4).map((starter) => (
            <li key={starter}>
              <button type="button" className={classes.starter} disabled={!canSend} onClick={() => onStart(starter)}>
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
