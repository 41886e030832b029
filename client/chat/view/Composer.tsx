import { Textarea } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../contract/conversations';
import { useIsWide } from '../../ui/useIsWide';
import { t } from '../texts';
import classes from './Composer.module.css';
import { ComposerButton } from './ComposerButton';
import { coolDownText } from './cool-down-text';
import { type Caret, useCaret } from './useCaret';
import { useTypingNotice } from './useTypingNotice';

/** A longer text shows its length. */
const COUNTER_FROM = MESSAGE_MAX_LENGTH - 500;
/**
 * The composer grows with the text up to these rows, and scrolls then. On a narrow screen it begins with one.
 * `Composer.module.css` says the same to browsers that know `field-sizing`.
 */
const MOST_ROWS = { wide: 8, narrow: 4 };
/** Mantine measures a text by laying out the page once more, so only other browsers have it measured. */
const GROWS_BY_STYLE = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

interface ComposerProps {
  /** Kept by the caller, because the composer moves from the welcome screen to the foot when a chat starts. */
  text: string;
  onText: (text: string) => void;
  /** Kept by the caller, too. */
  caret: RefObject<Caret>;
  canSend: boolean;
  isStreaming: boolean;
  /** A reply is awaited and has no text yet. It can be stopped too. */
  isAwaiting: boolean;
  isCoolingDown: boolean;
  /** How many rows it has on a wide screen while the text is short. */
  rows?: number;
  placeholder?: string;
  /** Of the button that sends and stops, in pixels. */
  buttonSize?: number;
  /** Returns false if the text was not sent; it then stays in the composer. */
  onSend: (text: string) => boolean;
  onStop: () => void;
  onTyping: (isTyping: boolean) => void;
}

/** Enter sends and Shift+Enter starts a new line. A stop button replaces the send button while an answer is on its way. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { text, onText, caret, canSend, isStreaming, isAwaiting, isCoolingDown, rows = 4 } = props;
  const { placeholder = t('composer.placeholder'), buttonSize, onSend, onStop, onTyping } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const isWide = useIsWide();
  const hintId = useId();
  const excess = text.trim().length - MESSAGE_MAX_LENGTH;
  const isReady = canSend && text.trim() !== '' && excess <= 0;
  const canStop = isStreaming || isAwaiting;
  useTypingNotice(text, onTyping);
  useCaret(input, caret);

  useEffect(() => {
    // On a touch screen, focus opens a keyboard that covers half of the page; on a small one, it hides the bottom bar.
    if (window.matchMedia('(pointer: fine) and (min-width: 62em)').matches) {
      input.current?.focus({ preventScroll: true });
    }
  }, []);

  const send = () => {
    if (!isReady || !onSend(text)) return;
    onText('');
    // Without the keyboard of a touch screen there is room to read the answer.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
    else input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a word. Some browsers only report key code 229 then.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={classes.composer}
      data-toasts-above
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        ref={input}
        aria-label={t('composer.label')}
        aria-describedby={hintId}
        placeholder={placeholder}
        autosize={!GROWS_BY_STYLE}
        rows={isWide ? rows : 1}
        minRows={isWide ? rows : 1}
        maxRows={isWide ? MOST_ROWS.wide : MOST_ROWS.narrow}
        variant="unstyled"
        value={text}
        classNames={{ root: classes.inputRoot, input: classes.input }}
        style={{ '--composer-rows': rows } as CSSProperties}
        enterKeyHint="send"
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.buttons}>
        <ComposerButton
          size={buttonSize}
          canStop={canStop}
          isReady={isReady}
          isCoolingDown={isCoolingDown}
          onStop={onStop}
        />
      </div>
      <span id={hintId} className={classes.hint} data-over={excess > 0 || undefined}>
        <Hint text={text} excess={excess} isCoolingDown={isCoolingDown} />
      </span>
    </form>
  );
});

function Hint({ text, excess, isCoolingDown }: { text: string; excess: number; isCoolingDown: boolean }) {
  if (excess > 0) return <>{t('composer.tooLong', { count: excess })}</>;
  if (isCoolingDown && text.trim() !== '') return <>{coolDownText()}</>;
  if (text.length >= COUNTER_FROM) {
    return <>{t('composer.length', { length: text.trim().length, max: MESSAGE_MAX_LENGTH })}</>;
  }
  return <span className="visually-hidden">{t('composer.keys')}</span>;
}
