import { useEffect, useRef } from 'react';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';
import { plainText } from '../../conversations/preview';
import { speaker } from '../speech/speaker';

/** Reads each new answer aloud when it is complete, for a child who cannot read it. */
export function useReadAnswers({ messages, reply }: ChatSnapshot, isOn: boolean, language?: string): void {
  const endedKey = reply.state === 'ended' && !reply.isFailure ? reply.key : null;
  const answer = useRef('');
  answer.current = messages.findLast(({ key }) => key === endedKey)?.content ?? '';
  const spoken = useRef(language);
  spoken.current = language;
  useEffect(() => {
    if (!isOn || endedKey === null || !answer.current) return;
    speaker.speak(plainText(answer.current), spoken.current ? { language: spoken.current } : {});
  }, [isOn, endedKey]);
}
