import { useState } from 'react';
import { Notice } from '../Notice';
import { serverClock } from '../time/useOwnTime';
import { answerText } from './asked';
import { useOwnRequests } from './own-requests';

/** An answer stays so long on the screens. */
const SHOWN_MS = 60_000;

interface AnswerBannerProps {
  /** The page says itself what was refused. */
  saysNo: boolean;
}

/** What the grown-ups have decided since the screens opened, wherever the child is by then. */
export function AnswerBanner({ saysNo }: AnswerBannerProps) {
  const { requests } = useOwnRequests();
  const [openedAt] = useState(() => serverClock.now());
  const since = Math.max(openedAt, serverClock.now() - SHOWN_MS);
  const newest = requests
    .filter(({ decidedAt }) => decidedAt !== null && Date.parse(decidedAt) > since)
    .toSorted((a, b) => String(b.decidedAt).localeCompare(String(a.decidedAt)))[0];
  const text = newest && !(saysNo && newest.state === 'denied') ? answerText(newest) : null;
  return text && <Notice text={text} />;
}
