import { IconLifebuoy } from '@tabler/icons-react';
import { ChildLink } from '../../ui/ChildLink';
import { t } from '../texts';
import classes from './help.module.css';

/** The way to people who help. It is open whatever the rules say. */
export function HelpLink() {
  return (
    <ChildLink to="/home/help" className={classes.link}>
      <IconLifebuoy size={28} aria-hidden="true" />
      {t('help.link')}
    </ChildLink>
  );
}
