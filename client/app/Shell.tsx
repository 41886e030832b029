import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useEver } from '../ui/useEver';
import { BottomBar } from './BottomBar';
import { usePageLayout } from './page-layout';
import classes from './Shell.module.css';
import { SideBar } from './SideBar';
import { useSideBarState } from './side-bar-state';
import { TopBar } from './TopBar';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }));

/** Top bar, side bar, bottom bar on a narrow screen, and the page between them. */
export function Shell({ children }: { children: ReactNode }) {
  const [isCollapsed, toggleCollapsed] = useSideBarState();
  const [isMenuOpen, menu] = useDisclosure(false);
  const { pathname } = useLocation();
  const layout = usePageLayout();
  const wasMenuOpen = useEver(isMenuOpen);
  const closeMenu = menu.close;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes the menu.
  useEffect(() => {
    closeMenu();
    window.scrollTo(0, 0);
  }, [pathname, closeMenu]);

  return (
    <div className={classes.shell} data-collapsed={isCollapsed || undefined}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <TopBar onMenu={menu.toggle} isMenuOpen={isMenuOpen} />
      <nav className={classes.side} aria-label="Main">
        <SideBar isCollapsed={isCollapsed} onToggle={toggleCollapsed} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main} data-layout={layout}>
        <div className={classes.page}>{children}</div>
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
