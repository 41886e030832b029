import { Text } from '@mantine/core';
import { AVATARS } from '../../../contract/children';
import type { StartedPairingBody } from '../../../contract/devices';
import { Rich } from '../../platform/languages/Rich';
import { avatarName } from '../../ui/avatars/avatar-name';
import { ChildAvatar } from '../../ui/avatars/ChildAvatar';
import { Countdown } from './Countdown';
import classes from './pairing.module.css';
import { QrCode } from './QrCode';
import { t } from './texts';

interface PairingCodeProps {
  pairing: StartedPairingBody;
  expiresAt: number;
  isOffline: boolean;
}

/** The code, the picture, and what the grown-up does with them on a device of their own. */
export function PairingCode({ pairing, expiresAt, isOffline }: PairingCodeProps) {
  const { user_code: code, verification_uri: address, verification_uri_complete: wholeAddress } = pairing;
  const picture = AVATARS.find((avatar) => avatar === pairing.picture);
  return (
    <>
      <ol className={classes.steps}>
        <li className={classes.step}>
          <span>
            <Rich
              text={t('step.open', { address: address.replace(/^https?:\/\//u, '') })}
              parts={{ address: (words) => <span className={classes.address}>{words}</span> }}
            />
          </span>
        </li>
        <li className={classes.step}>
          <span>{t('step.type')}</span>
          <p className={classes.code}>
            <span aria-hidden="true">{code}</span>
            {/* A screen reader would try to read the code as a word. */}
            <span className="visually-hidden">{[...code.replace('-', '')].join(' ')}</span>
          </p>
        </li>
        <li className={classes.step}>
          <span>{t('step.picture')}</span>
        </li>
      </ol>
      <div className={classes.proof}>
        {picture && (
          <figure className={classes.figure}>
            <ChildAvatar avatar={picture} colour="amber" size={144} />
            <figcaption>{avatarName(picture)}</figcaption>
          </figure>
        )}
        <figure className={classes.figure}>
          <QrCode text={wholeAddress} label={t('qr', { address: wholeAddress })} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      </div>
      <div role="status">{isOffline && <Text>{t('offline')}</Text>}</div>
      <Countdown until={expiresAt} />
    </>
  );
}
