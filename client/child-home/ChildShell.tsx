import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { shutOutStore } from '../platform/shut-out';
import colours from '../ui/avatars/child-colour.module.css';
import { FullScreen, WithinMain } from '../ui/FullScreen';
import { Logo } from '../ui/Logo';
import classes from './ChildShell.module.css';
import { ChildUnreachable } from './ChildUnreachable';
import { OwnDeviceContext, useLoadedDevice } from './own-device';
import { ShutOutScreen } from './ShutOutScreen';
import { speaker } from './speech/speaker';
import { transcriptLine } from './transcript-line';

/** The pages that grown-ups use on the device. They stay open while the child is shut out. */
const GROWN_UPS_PAGE = '/device-profiles';
/** The page that changes the account. A call with the tokens of the child before would make the browser forget both. */
const SWITCH_PAGE = '/home/who';

interface ChildShellProps {
  /** The page fills the height and scrolls inside. */
  isFull: boolean;
  children: ReactNode;
}

/** The frame of every page on a child's device: no menus, and always what the grown-ups can read. */
export function ChildShell({ isFull, children }: ChildShellProps) {
  const { pathname } = useLocation();
  const { device, error, retry } = useLoadedDevice(pathname === SWITCH_PAGE);
  const shutOut = useSyncExternalStore(shutOutStore.subscribe, shutOutStore.getSnapshot);
  const main = useRef<HTMLElement>(null);
  usePageChange(pathname, main);

  if (!device) {
    return error ? <ChildUnreachable onRetry={retry} /> : <FullScreen drawing={<Logo size="lg" thinking />} />;
  }
  const isShutOut = shutOut !== null && pathname !== GROWN_UPS_PAGE;
  return (
    <OwnDeviceContext value={device}>
      <div
        className={`${colours.colour} ${classes.shell}`}
        data-child-colour={device.child.colour}
        data-full={(isFull && !isShutOut) || undefined}
      >
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <WithinMain value={true}>{isShutOut ? <ShutOutScreen {...shutOut} /> : children}</WithinMain>
        </main>
        <footer className={classes.footer}>{transcriptLine(device.child.transcript)}</footer>
      </div>
    </OwnDeviceContext>
  );
}

/** A new page begins in silence, at its top, and with the focus, so that Tab goes on from there. */
function usePageChange(pathname: string, main: { current: HTMLElement | null }): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    speaker.stop();
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
