import { ConfirmLink } from './ConfirmLink';
import { LinkResult } from './LinkCard';
import { verifyEmail } from './link-api';
import { t } from './texts';

/** `/verify-email#token=…`: proves the address of an account with the link that went there. */
export function VerifyEmailPage() {
  return (
    <ConfirmLink
      title={t('verify.title')}
      action={t('verify.action')}
      onConfirm={verifyEmail}
      done={
        <LinkResult title={t('verify.done')} to="/" action={t('link.openStarling')}>
          {t('verify.doneText')}
        </LinkResult>
      }
      invalid={
        <LinkResult title={t('link.noLonger')} to="/profile" action={t('verify.profile')}>
          {t('verify.invalid')}
        </LinkResult>
      }
    >
      {t('verify.text')}
    </ConfirmLink>
  );
}
