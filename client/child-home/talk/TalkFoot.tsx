import { IconPlayerStopFilled } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Composer } from '../../chat/view/Composer';
import { Starters } from './Starters';
import classes from './TalkPage.module.css';

/** Pixels. */
const BUTTON_SIZE = 72;

interface TalkFootProps {
  /** The child may type. Without it, pictures say everything, and no keyboard opens. */
  hasOwnWords: boolean;
  composerProps: ComponentProps<typeof Composer>;
  /** Shown without own words; empty where they stand above already. */
  starters: readonly string[];
  onSend: (text: string) => boolean;
}

/** What a child says next. */
export function TalkFoot({ hasOwnWords, composerProps, starters, onSend }: TalkFootProps) {
  if (hasOwnWords) {
    return (
      <div className={classes.foot}>
        <Composer
          {...composerProps}
          onSend={onSend}
          rows={1}
          placeholder="Write to Starling"
          buttonSize={BUTTON_SIZE}
        />
      </div>
    );
  }
  const { isStreaming, isAwaiting, canSend, onStop } = composerProps;
  return (
    <div className={classes.foot}>
      {isStreaming || isAwaiting ? (
        <button type="button" className={classes.stop} onClick={onStop}>
          <IconPlayerStopFilled size={26} aria-hidden="true" />
          Stop
        </button>
      ) : (
        starters.length > 0 && <Starters starters={starters} canSend={canSend} onStart={onSend} isCompact />
      )}
    </div>
  );
}
