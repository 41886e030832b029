import type { TooltipProps } from '@mantine/core';
import { cloneElement, lazy, type ReactElement, type Ref, Suspense, useRef, useState } from 'react';
import { useEver } from './useEver';

const Tooltip = lazy(async () => ({ default: (await import('./Tooltip')).Tooltip }));

interface TargetProps {
  ref?: Ref<HTMLElement>;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

interface LazyTooltipProps extends Pick<TooltipProps, 'label' | 'position' | 'disabled' | 'openDelay'> {
  /** One element that accepts a `ref` and has no pointer or focus handlers of its own. */
  children: ReactElement<object>;
}

/** A tooltip whose code loads on the first hover or focus. Its child stays mounted meanwhile and keeps the focus. */
export function LazyTooltip({ children, ...tooltip }: LazyTooltipProps) {
  const target = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isWanted = useEver(isNear && !tooltip.disabled);
  const near = () => setIsNear(true);
  const gone = () => setIsNear(false);
  const handlers: TargetProps = {
    ref: target,
    onPointerEnter: near,
    onPointerLeave: gone,
    onFocus: near,
    onBlur: gone,
  };
  return (
    <>
      {cloneElement<TargetProps>(children, handlers)}
      {isWanted && (
        <Suspense>
          <Tooltip {...tooltip} target={target} defaultOpened={isNear} />
        </Suspense>
      )}
    </>
  );
}
