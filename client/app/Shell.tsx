import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { WithinMain } from '../ui/FullScreen';
import { focusPage } from '../ui/focus-page';
import { PageBarSlot } from '../ui/PageBar';
import { useEver } from '../ui/useEver';
import { useIsWide } from '../ui/useIsWide';
import { BottomBar } from './BottomBar';
import { usePageLayout } from './page-layout';
import classes from './Shell.module.css';
import { SideBar } from './SideBar';
import { shellText } from './shell-texts';
import { useSideBarState } from './side-bar-state';
import { TopBar } from './TopBar';
import { useVisibleHeight } from './useVisibleHeight';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }));

/** The frame of every signed-in page: top bar, side bar, and a bottom bar on narrow screens. */
export function Shell({ children }: { children: ReactNode }) {
  const [isCollapsed, toggleCollapsed] = useSideBarState();
  const [isMenuOpen, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  const layout = usePageLayout();
  const isWide = useIsWide();
  const [pageBar, setPageBar] = useState<HTMLElement | null>(null);
  const wasMenuOpen = useEver(isMenuOpen);
  const closeMenu = menu.close;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useVisibleHeight(layout === 'full');

  useEffect(() => {
    closeMenu();
    window.scrollTo(0, 0);
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (main.current) focusPage(main.current);
  }, [pathname, closeMenu]);

  return (
    <div className={classes.shell} data-collapsed={isCollapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {shellText('skip')}
      </a>
      <TopBar onMenu={menu.toggle} isMenuOpen={isMenuOpen} slot={setPageBar} />
      {isWide && (
        <nav className={classes.side} aria-label={shellText('main')}>
          <SideBar isCollapsed={isCollapsed} onToggle={toggleCollapsed} />
        </nav>
      )}
      <main id="content" ref={main} tabIndex={-1} className={classes.main} data-layout={layout}>
        <div className={classes.page}>
          <WithinMain value={true}>
            <PageBarSlot value={isWide ? null : pageBar}>{children}</PageBarSlot>
          </WithinMain>
        </div>
      </main>
      {wasMenuOpen && (
        <Suspense>
          <MenuDrawer opened={isMenuOpen} onClose={menu.close} />
        </Suspense>
      )}
      <BottomBar onMenu={menu.toggle} isMenuOpen={isMenuOpen} />
    </div>
  );
}
