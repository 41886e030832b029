import { IconEye, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Announcer } from '../../chat/view/Announcer';
import { ChatProblems } from '../../chat/view/ChatProblems';
import { MessageSkeletons } from '../../chat/view/MessageSkeletons';
import { TypingIndicator } from '../../chat/view/TypingIndicator';
import { useChatScreen } from '../../chat/view/useChatScreen';
import { useCompanion } from '../../chat/view/useCompanion';
import { ChildBar } from '../ChildBar';
import { TalkOpening } from '../openings/TalkOpening';
import { useOwnDevice } from '../own-device';
import { Caption } from '../speech/Caption';
import { useOwnVoice } from '../speech/own-voice';
import { speaker } from '../speech/speaker';
import { useOwnTime } from '../time/useOwnTime';
import { TalkFoot } from './TalkFoot';
import classes from './TalkPage.module.css';
import { TalkWelcome } from './TalkWelcome';
import { t } from './texts';
import { useFreshTalkNextTime } from './useFreshTalkNextTime';
import { useReadAnswers } from './useReadAnswers';

const loadMessages = () => import('./ChildMessages');
const ChildMessages = lazy(async () => ({ default: (await loadMessages()).ChildMessages }));

/** `/chat` on a child's device: the conversation, without the menus of grown-ups. */
export function TalkPage() {
  const { store, snapshot, isThinking, isLoading, isWelcome, composerProps, startNewChat } = useChatScreen(
    undefined,
    loadMessages,
  );
  const companion = useCompanion();
  const { child } = useOwnDevice();
  const { isStreaming, isWatched, reply } = snapshot;
  const hasOwnWords = useOwnTime()?.state.areas.own_words ?? true;
  const voice = useOwnVoice();
  useReadAnswers(snapshot, voice?.readReplies ?? !hasOwnWords, voice?.language ?? child.languages[0]);
  useFreshTalkNextTime(snapshot);
  const send = (text: string) => {
    speaker.stop();
    return store.send(text);
  };
  return (
    <>
      <ChildBar title={t('title')} back={{ to: '/home', label: t('home') }}>
        {!isWelcome && (
          <button type="button" className={classes.new} onClick={startNewChat}>
            <IconPlus size={26} aria-hidden="true" />
            <span className={classes.newText}>{t('new')}</span>
          </button>
        )}
      </ChildBar>
      <div className={classes.talk} data-testid="chat">
        <p role="status" className={classes.watched} data-shown={isWatched || undefined}>
          {isWatched && (
            <>
              <IconEye size={20} aria-hidden="true" /> {t('watched')}
            </>
          )}
        </p>
        <TalkOpening conversationId={snapshot.conversationId} />
        <ChatProblems snapshot={snapshot} store={store} />
        {isWelcome && <TalkWelcome starters={companion?.starters ?? []} canSend={snapshot.canSend} onStart={send} />}
        {isLoading && <MessageSkeletons />}
        {!isWelcome && !isLoading && (
          <Suspense fallback={<MessageSkeletons />}>
            <ChildMessages
              store={store}
              snapshot={snapshot}
              tail={isThinking && <TypingIndicator isThinking typists={[]} />}
            />
          </Suspense>
        )}
        {voice?.captions && <Caption />}
        <TalkFoot
          hasOwnWords={hasOwnWords}
          composerProps={composerProps}
          starters={isWelcome ? [] : (companion?.starters ?? [])}
          onSend={send}
        />
        <Announcer isStreaming={isStreaming} reply={reply} />
      </div>
    </>
  );
}
