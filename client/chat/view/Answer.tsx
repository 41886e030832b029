import { memo, useEffect, useState } from 'react';
import { shownText } from '../../conversations/shown-text';
import { Logo } from '../../ui/Logo';
import { isHidden } from '../store/chat-message';
import classes from './Answer.module.css';
import { AnswerActions } from './AnswerActions';
import { useGrowingText } from './growing-text';
import { Markdown } from './Markdown';
import { Meta, ReactionBadge, SentAt } from './MessageMeta';
import { messageAttributes } from './message-attributes';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { FailedAnswer, type NextStepProps, UnfinishedNotice } from './NextSteps';
import { SafetyCard } from './SafetyCard';
import { SourceLine } from './SourceLine';
import { MESSAGE_CHARACTER_MS } from './typewriter';
import { useTypewriter } from './useTypewriter';

/** Not drawn again with each chunk. */
const Bird = memo(Logo);

/** Keys of answers that were typed out. A row that is drawn again, for printing or on scrolling back, shows at once. */
const typedOut = new Set<string>();

interface AnswerProps extends Pick<MessageCommands, 'onReact' | 'onReport'>, NextStepProps {}

/** A reply of Starling. */
export function Answer(props: AnswerProps) {
  const { message } = props;
  return (
    <div className={classes.answer} {...messageAttributes(message)}>
      <div className={classes.avatar}>
        <Bird size={32} thinking={message.isStreaming} />
      </div>
      <div className={classes.text} dir="auto">
        <h2 className="visually-hidden">{t('said.starling')}</h2>
        {message.responseType === 'error' ? <FailedAnswer {...props} /> : <AnswerText {...props} />}
      </div>
    </div>
  );
}

function AnswerText(props: AnswerProps) {
  const { message, onReact } = props;
  // Not deferred: on a slow phone every frame brings a chunk, and a deferred answer would wait for a frame without one.
  const { isFresh, isStreaming, key } = message;
  const content = shownText(useGrowingText(message));
  // Help does not wait for the typewriter.
  const isSafetyAnswer = message.responseType === 'safety' && !isHidden(message);
  const [isAnimated] = useState(() => isFresh && !isSafetyAnswer && !typedOut.has(key));
  const written = useTypewriter(content, isAnimated, MESSAGE_CHARACTER_MS);
  useEffect(() => {
    if (isFresh) typedOut.add(key);
  }, [isFresh, key]);
  const isWriting = isStreaming || written.length < content.length;
  return (
    <>
      <Markdown text={written} isStreaming={isWriting} />
      {isSafetyAnswer && <SafetyCard conversationId={message.conversationId} />}
      {!isWriting && <SourceLine text={content} />}
      {!isWriting && <UnfinishedNotice {...props} />}
      <Meta>
        <span className={classes.metaBird}>
          <Bird size={24} thinking={isStreaming} />
        </span>
        <ReactionBadge message={message} onReact={onReact} />
        {!isStreaming && <SentAt timestamp={message.timestamp} />}
        {!isStreaming && !message.isPartial && message.id && <AnswerActions {...props} />}
      </Meta>
    </>
  );
}
