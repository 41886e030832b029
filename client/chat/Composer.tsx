import { ActionIcon, Textarea } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { CLIENT_TIMES, MESSAGE_MAX_LENGTH } from '../../contract/limits';
import { LazyTooltip } from '../ui/LazyTooltip';
import classes from './chat.module.css';

/** From here on the length is told. */
const COUNTER_FROM = MESSAGE_MAX_LENGTH - 500;
/** Nothing typed for so long: no longer typing. */
const TYPING_ENDS_MS = 4_000;

const COOL_DOWN_TEXT = `Please wait ${CLIENT_TIMES.sendCoolDownMs / 1000} seconds before sending another message`;

interface ComposerProps {
  /** What is being written; kept by the caller, as the input moves when a chat begins. */
  text: string;
  onText: (text: string) => void;
  canSend: boolean;
  isStreaming: boolean;
  /** A reply is awaited and has no text yet: it can be stopped, too. */
  isAwaiting: boolean;
  isCoolingDown: boolean;
  rows?: number;
  /** False where it was not taken: the text stays. */
  onSend: (text: string) => boolean;
  onStop: () => void;
  onTyping: (isTyping: boolean) => void;
}

/** The input: Enter sends, Shift+Enter begins a line; the stop button takes the send button's place. */
export function Composer(props: ComposerProps) {
  const { text, onText, canSend, isStreaming, isAwaiting, isCoolingDown, rows = 4, onSend, onStop, onTyping } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const excess = text.trim().length - MESSAGE_MAX_LENGTH;
  const isReady = canSend && text.trim() !== '' && excess <= 0;
  useTypingNotice(text, onTyping);

  useEffect(() => {
    // On a touch screen the keyboard would cover half of the page unasked.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);

  const send = () => {
    if (!isReady || !onSend(text)) return;
    onText('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; 229 is what some browsers tell then.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={input}
        aria-label="Message to Starling"
        aria-describedby={hintId}
        placeholder="How can I help you today?"
        rows={rows}
        variant="unstyled"
        value={text}
        classNames={{ root: classes.inputRoot, input: classes.input }}
        enterKeyHint="send"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.composerButtons}>
        {isStreaming ? (
          <StopButton onStop={onStop} />
        ) : (
          <>
            {isAwaiting && <StopButton onStop={onStop} isQuiet />}
            <SendButton isReady={isReady} isCoolingDown={isCoolingDown} />
          </>
        )}
      </div>
      <span id={hintId} className={classes.hint} data-over={excess > 0 || undefined}>
        <Hint text={text} excess={excess} />
      </span>
    </form>
  );
}

function Hint({ text, excess }: { text: string; excess: number }) {
  if (excess > 0) return <>{excess.toLocaleString()} characters too long</>;
  if (text.length >= COUNTER_FROM) {
    return (
      <>
        {text.trim().length.toLocaleString()} of {MESSAGE_MAX_LENGTH.toLocaleString()} characters
      </>
    );
  }
  return <span className="visually-hidden">Enter sends, Shift+Enter begins a new line</span>;
}

function SendButton({ isReady, isCoolingDown }: { isReady: boolean; isCoolingDown: boolean }) {
  const hintId = useId();
  return (
    // A disabled button has no pointer events of its own: what stands around it shows the tooltip.
    <LazyTooltip label={isCoolingDown ? COOL_DOWN_TEXT : 'Send'} openDelay={isCoolingDown ? 0 : 400}>
      <span className={classes.sendPlace}>
        <ActionIcon
          type="submit"
          size={44}
          radius="xl"
          aria-label="Send message"
          aria-describedby={isCoolingDown ? hintId : undefined}
          disabled={!isReady}
          className={classes.send}
        >
          <IconArrowUp size={22} stroke={2.4} />
        </ActionIcon>
        {isCoolingDown && (
          <span id={hintId} className="visually-hidden">
            {COOL_DOWN_TEXT}
          </span>
        )}
      </span>
    </LazyTooltip>
  );
}

function StopButton({ onStop, isQuiet = false }: { onStop: () => void; isQuiet?: boolean }) {
  return (
    <LazyTooltip label="Stop">
      <ActionIcon
        size={44}
        radius="xl"
        color={isQuiet ? 'gray' : undefined}
        variant={isQuiet ? 'subtle' : 'filled'}
        aria-label="Stop answering"
        onClick={onStop}
      >
        <IconPlayerStopFilled size={20} />
      </ActionIcon>
    </LazyTooltip>
  );
}

function useTypingNotice(text: string, onTyping: (isTyping: boolean) => void): void {
  const tell = useRef(onTyping);
  tell.current = onTyping;
  useEffect(() => {
    if (text.trim() === '') {
      tell.current(false);
      return;
    }
    tell.current(true);
    const timer = setTimeout(() => tell.current(false), TYPING_ENDS_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
