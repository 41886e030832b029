import { ConfirmLink } from './ConfirmLink';
import { LinkResult } from './LinkCard';
import { unsubscribe } from './link-api';
import { t } from './texts';

/** `/unsubscribe#token=…`: ends the summaries by mail, without a sign-in. */
export function UnsubscribePage() {
  return (
    <ConfirmLink
      title={t('unsubscribe.title')}
      action={t('unsubscribe.action')}
      onConfirm={unsubscribe}
      done={
        <LinkResult title={t('unsubscribe.done')} to="/" action={t('link.openStarling')}>
          {t('unsubscribe.doneText')}
        </LinkResult>
      }
      invalid={
        <LinkResult title={t('link.noLonger')} to="/settings" action={t('unsubscribe.settings')}>
          {t('unsubscribe.invalid')}
        </LinkResult>
      }
    >
      {t('unsubscribe.text')}
    </ConfirmLink>
  );
}
