import { UnstyledButton } from '@mantine/core';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { useUser } from '../session/useSession';
import { displayName } from '../ui/display-name';
import { UserAvatar } from '../ui/UserAvatar';
import { shellText } from './shell-texts';
import classes from './TopBar.module.css';

const loadMenu = () => import('./AvatarMenu');
const AvatarMenu = lazy(async () => ({ default: (await loadMenu()).AvatarMenu }));

/** The account's picture in the top bar. Its menu loads when the pointer or the focus reaches it. */
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

/** The menu, once loaded, passes its class and attributes. */
function AvatarButton({ className = '', ...props }: ComponentPropsWithRef<'button'>) {
  const user = useUser();
  const name = displayName(user);
  return (
    <UnstyledButton
      className={`${classes.avatar} ${className}`}
      aria-label={shellText('account', { name })}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
    >
      <UserAvatar name={name} picture={user.avatar} presence={user.settings.presence} size={36} />
    </UnstyledButton>
  );
}
