import { LegalPage } from './LegalPage';
import { t } from './terms-texts';

/** The terms of service. */
export function TermsPage() {
  return (
    <LegalPage title={t('title')} changed="2026-11-01">
      <p>{t('parties')}</p>
      <h2>{t('is.title')}</h2>
      <p>{t('is.text')}</p>
      <h2>{t('isNot.title')}</h2>
      <p>{t('isNot.text')}</p>
      <h2>{t('account.title')}</h2>
      <ul>
        <li>{t('account.adults')}</li>
        <li>{t('account.signIn')}</li>
        <li>{t('account.waitlist')}</li>
      </ul>
      <h2>{t('ask.title')}</h2>
      <ul>
        <li>{t('ask.harm')}</li>
        <li>{t('ask.break')}</li>
        <li>{t('ask.private')}</li>
      </ul>
      <p>{t('report')}</p>
      <h2>{t('yours.title')}</h2>
      <p>{t('yours.text')}</p>
      <h2>{t('ending.title')}</h2>
      <p>{t('ending.text')}</p>
      <h2>{t('liability.title')}</h2>
      <p>{t('liability.text')}</p>
    </LegalPage>
  );
}
