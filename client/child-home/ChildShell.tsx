import { Activity, type ReactNode, useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { shutOutStore } from '../platform/shut-out';
import colours from '../ui/avatars/child-colour.module.css';
import { FullScreen, WithinMain } from '../ui/FullScreen';
import { Logo } from '../ui/Logo';
import { AnswerBanner } from './asking/AnswerBanner';
import { OwnRequestsContext, useLoadedRequests } from './asking/own-requests';
import classes from './ChildShell.module.css';
import { ChildUnreachable } from './ChildUnreachable';
import type { ChildPage } from './child-pages';
import { LearningProvider } from './learning/LearningProvider';
import { OpeningsLink } from './openings/OpeningsLink';
import { OwnDeviceContext, useLoadedDevice } from './own-device';
import { isShutOut, kindOf, refusesLearning } from './shut-out/is-shut-out';
import { ShutOutScreen } from './shut-out/ShutOutScreen';
import { OwnVoiceContext, useLoadedVoice } from './speech/own-voice';
import { speaker } from './speech/speaker';
import { TimeBanner } from './time/TimeBanner';
import { useEveningLight } from './time/useEveningLight';
import { OwnStateContext, useOwnStateWatch } from './time/useOwnTime';
import { useZoneReport } from './time/useZoneReport';
import { transcriptLine } from './transcript-line';
import { useChildLanguage } from './useChildLanguage';

/** The page that changes the account. A call with the tokens of the child before would make the browser forget both. */
const SWITCH_PAGE = '/home/who';

interface ChildShellProps {
  page: Pick<ChildPage, 'isFull' | 'area' | 'staysOpen'>;
  children: ReactNode;
}

/** The frame of every page on a child's device: no menus, and always what the grown-ups can read. */
export function ChildShell({ page, children }: ChildShellProps) {
  const { pathname } = useLocation();
  const isSwitching = pathname === SWITCH_PAGE;
  const { device, error, retry } = useLoadedDevice(isSwitching);
  useChildLanguage(device?.child.languages);
  const watch = useOwnStateWatch(isSwitching);
  useZoneReport(isSwitching);
  const time = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  const shutOut = useSyncExternalStore(shutOutStore.subscribe, shutOutStore.getSnapshot);
  const isClosed = isShutOut(page, shutOut, time?.state.exempt ?? []);
  const requests = useLoadedRequests(watch, isSwitching);
  const voice = useLoadedVoice(isSwitching ? undefined : device?.child.id, watch, time?.state.areas.voice ?? true);
  const main = useRef<HTMLElement>(null);
  usePageChange(pathname, main);
  useScreenChange(isClosed, main);
  const warning = time?.view.warning ?? null;
  useEveningLight(time?.view.evening ?? 0);

  // Deferred, as in Guard: the page is drawn in slices, and a tap is answered in between.
  const isKnown = useDeferredValue(device !== null, false);

  if (!device || !isKnown) {
    return error ? <ChildUnreachable onRetry={retry} /> : <FullScreen drawing={<Logo size="lg" thinking />} />;
  }
  return (
    <OwnDeviceContext value={device}>
      <OwnStateContext value={watch}>
        <OwnRequestsContext value={requests}>
          <OwnVoiceContext value={voice}>
            <div
              className={`${colours.colour} ${classes.shell}`}
              data-child-colour={device.child.colour}
              data-full={(page.isFull && !isClosed) || undefined}
            >
              <main id="content" ref={main} tabIndex={-1} className={classes.main}>
                {/* One region, so that screen readers announce what comes. */}
                <div role="status" className={classes.notices}>
                  {!page.staysOpen && warning && <TimeBanner warning={warning} kind={kindOf(page)} />}
                  <AnswerBanner saysNo={isClosed || page.area !== undefined} />
                </div>
                <WithinMain value={true}>
                  {isClosed && shutOut && <ShutOutScreen {...shutOut} />}
                  {/* Closed, the page keeps its place in a story and a half-written question, and does nothing. */}
                  <LearningProvider childId={device.child.id} isHeld={isSwitching || refusesLearning(shutOut)}>
                    <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
                  </LearningProvider>
                </WithinMain>
              </main>
              <footer className={classes.footer}>
                {transcriptLine(device.child.transcript)}
                <OpeningsLink />
              </footer>
            </div>
          </OwnVoiceContext>
        </OwnRequestsContext>
      </OwnStateContext>
    </OwnDeviceContext>
  );
}

/** What began before the screen closed or opened does not go on, and Tab begins at its top. */
function useScreenChange(isClosed: boolean, main: { current: HTMLElement | null }): void {
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    speaker.stop();
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [isClosed, main]);
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
