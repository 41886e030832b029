import { ActionIcon } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useId } from 'react';
import { LazyTooltip } from '../../ui/LazyTooltip';
import { t } from '../texts';
import classes from './Composer.module.css';
import { coolDownText } from './cool-down-text';

interface ComposerButtonProps {
  /** An answer is awaited or arrives. The same disc stops it from its first moment to its last. */
  canStop: boolean;
  isReady: boolean;
  isCoolingDown: boolean;
  onStop: () => void;
  /** Pixels. */
  size?: number | undefined;
}

/** A tap leaves the focus in the text, so that the keyboard and the page around it stay where they are. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One place for two buttons: send, and stop while there is something to stop. */
export function ComposerButton({ canStop, isReady, isCoolingDown, onStop, size = 44 }: ComposerButtonProps) {
  const hintId = useId();
  if (canStop) {
    return (
      <ActionIcon size={size} radius="50%" aria-label={t('composer.stop')} onMouseDown={keepFocus} onClick={onStop}>
        <IconPlayerStopFilled size={20} />
      </ActionIcon>
    );
  }
  return (
    // A disabled button has no pointer events, so the element around it carries the tooltip.
    <LazyTooltip label={coolDownText()} disabled={!isCoolingDown} openDelay={0}>
      <span className={classes.sendTarget}>
        <ActionIcon
          type="submit"
          size={size}
          radius="50%"
          aria-label={t('composer.send')}
          aria-describedby={isCoolingDown ? hintId : undefined}
          disabled={!isReady}
          onMouseDown={keepFocus}
        >
          <IconArrowUp size={22} stroke={2.4} />
        </ActionIcon>
        {isCoolingDown && (
          <span id={hintId} className="visually-hidden">
            {coolDownText()}
          </span>
        )}
      </span>
    </LazyTooltip>
  );
}
