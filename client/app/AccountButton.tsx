import { UnstyledButton } from '@mantine/core';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { useUser } from '../platform/useSession';
import { displayName } from '../ui/display-name';
import { UserAvatar } from '../ui/UserAvatar';
import classes from './TopBar.module.css';

const loadMenu = () => import('./AvatarMenu');
const AvatarMenu = lazy(async () => ({ default: (await loadMenu()).AvatarMenu }));

/** The picture of the account in the top bar. Its menu is loaded when a hand or the focus comes near. */
export function AccountButton() {
  const [isWanted, setIsWanted] = useState(false);
  const button = <AvatarButton onPointerEnter={loadMenu} onFocus={loadMenu} onClick={() => setIsWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AvatarMenu target={<AvatarButton />} />
    </Suspense>
  );
}

/** The menu hands its own class and attributes down once it is there. */
function AvatarButton({ className = '', ...props }: ComponentPropsWithRef<'button'>) {
  const user = useUser();
  const name = displayName(user);
  return (
    <UnstyledButton
      className={`${classes.avatar} ${className}`}
      aria-label={`Account of ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      <UserAvatar name={name} picture={user.avatar} presence={user.settings.presence} size={36} />
    </UnstyledButton>
  );
}
