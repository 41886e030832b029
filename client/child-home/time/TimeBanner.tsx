import { Notice } from '../Notice';
import type { TimeWarning } from './time-view';
import { warningText } from './warning-texts';

interface TimeBannerProps {
  warning: TimeWarning;
  kind: 'story' | 'game' | 'chat' | null;
}

/** Five minutes and one minute before time ends: the bird says what to finish. There is no countdown. */
export function TimeBanner({ warning, kind }: TimeBannerProps) {
  const { title, advice } = warningText(warning, kind);
  return <Notice title={title} text={advice} />;
}
