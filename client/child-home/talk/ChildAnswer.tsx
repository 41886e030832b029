import { Button } from '@mantine/core';
import { ASKS_OF_DANGER, holds } from '../../../contract/home-answers';
import type { ChatMessage } from '../../chat/store/chat-message';
import { isHidden } from '../../chat/store/chat-message';
import { useGrowingText } from '../../chat/view/growing-text';
import { Markdown } from '../../chat/view/Markdown';
import { messageAttributes } from '../../chat/view/message-attributes';
import { plainText } from '../../conversations/preview';
import { shownText } from '../../conversations/shown-text';
import { Logo } from '../../ui/Logo';
import { useOwnDevice } from '../own-device';
import { useOwnVoice } from '../speech/own-voice';
import { ReadAloud } from '../speech/ReadAloud';
import { CalmCard } from './CalmCard';
import { ChildHelpCard } from './ChildHelpCard';
import classes from './ChildMessages.module.css';
import { calmEnding } from './calm-ending';
import { t } from './texts';

interface ChildAnswerProps {
  message: ChatMessage;
  /** Null where the question cannot be asked again now. */
  onAskAgain: (() => void) | null;
}

/** What is wrong with an answer, in words for a child; null if nothing is. */
function troubleWith({ responseType, truncated }: ChatMessage): string | null {
  if (responseType === 'error') return t('answer.failed');
  if (responseType === 'stopped') return t('answer.stopped');
  // A safety answer says itself why it ends.
  return truncated && responseType !== 'safety' ? t('answer.cut') : null;
}

/** What Starling said, with an ear to hear it. */
export function ChildAnswer({ message, onAskAgain }: ChildAnswerProps) {
  const { child } = useOwnDevice();
  const voice = useOwnVoice();
  const { isStreaming, responseType } = message;
  const content = shownText(useGrowingText(message));
  const trouble = troubleWith(message);
  const isSafetyAnswer = responseType === 'safety' && !isHidden(message);
  const ending = calmEnding(message);
  if (ending) return <CalmCard {...ending} attributes={messageAttributes(message)} />;
  return (
    <div className={classes.answer} {...messageAttributes(message)}>
      <div className={classes.bird}>
        <Logo size={44} thinking={isStreaming} />
      </div>
      <div className={classes.text} dir="auto">
        <h2 className="visually-hidden">{t('answer.said')}</h2>
        {responseType !== 'error' && <Markdown text={content} isStreaming={isStreaming} isForChild />}
        {isSafetyAnswer && holds(content, ASKS_OF_DANGER) && <ChildHelpCard />}
        {!isStreaming && responseType !== 'error' && (
          <ReadAloud
            text={plainText(content)}
            name={t('answer.name')}
            {...languageOf([voice?.language ?? '', ...child.languages].filter(Boolean))}
          />
        )}
        {trouble && (
          <div className={classes.trouble}>
            <p>{trouble}</p>
            {onAskAgain && <Button onClick={onAskAgain}>{t('retry')}</Button>}
          </div>
        )}
      </div>
    </div>
  );
}

/** Starling answers in the child's preferred language. */
function languageOf([language]: readonly string[]): { language?: string } {
  return language ? { language } : {};
}
