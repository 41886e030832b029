// This import comes first: the build keeps the order, and Mantine's styles must come before ours.
import '../ui/mantine-signed-in.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { moreText } from './more-texts';
import classes from './Shell.module.css';
import { SideBar } from './SideBar';

/** The side bar on a narrow screen. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ opened: false, pathname });
  if (shown.opened !== opened) setShown({ opened, pathname: opened ? pathname : shown.pathname });
  return (
    <Drawer
      opened={opened}
      // A new page takes the focus itself.
      returnFocus={shown.pathname === pathname}
      onClose={onClose}
      size={296}
      padding={0}
      title={moreText('drawer.title')}
      closeButtonProps={{ 'aria-label': moreText('drawer.close') }}
      classNames={{ header: classes.drawerHeader, body: classes.drawerBody }}
    >
      <SideBar isCollapsed={false} />
    </Drawer>
  );
}
