import { useAuthOptions } from '../sign-in/useAuthOptions';
import { LegalPage } from './LegalPage';
import { t } from './privacy-texts';

/** Used until the server has sent its own setting, `RETENTION_DAYS`. */
const DEFAULT_RETENTION_DAYS = 365;

/** The privacy policy: what is stored, for how long, and who can see it. */
export function PrivacyPage() {
  return (
    <LegalPage title={t('title')} changed="2026-11-23">
      <p>{t('intro')}</p>
      <h2>{t('stored.title')}</h2>
      <Stored />
      <p>{t('passwords')}</p>
      <h2>{t('seen.title')}</h2>
      <ul>
        <li>{t('seen.you')}</li>
        <li>{t('seen.moderators')}</li>
        <li>{t('seen.administrators')}</li>
        <li>{t('seen.provider')}</li>
        <li>{t('seen.google')}</li>
      </ul>
      <h2>{t('children.title')}</h2>
      <p>{t('children.added')}</p>
      <p>{t('children.read')}</p>
      <p>{t('children.own')}</p>
      <h2>{t('do.title')}</h2>
      <ul>
        <li>{t('do.correct')}</li>
        <li>{t('do.export')}</li>
        <li>{t('do.delete')}</li>
        <li>{t('do.unseen')}</li>
      </ul>
      <h2>{t('browser.title')}</h2>
      <p>{t('browser.text')}</p>
      <h2>{t('changes.title')}</h2>
      <p>{t('changes.text')}</p>
    </LegalPage>
  );
}

/** Kinds of data, what they are for, and how long they stay. */
function Stored() {
  const days = useAuthOptions()?.retention_days ?? DEFAULT_RETENTION_DAYS;
  const conversations = days === 0 ? t('conversations.untilDeleted') : t('conversations.days', { count: days });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('stored.what')}</th>
          <th scope="col">{t('stored.why')}</th>
          <th scope="col">{t('stored.howLong')}</th>
        </tr>
      </thead>
      <tbody>
        <Row kind="account" howLong={t('account.howLong')} />
        <Row kind="conversations" howLong={conversations} />
        <Row kind="signIns" howLong={t('signIns.howLong')} />
        <Row kind="log" howLong={t('log.howLong')} />
        <Row kind="excerpts" howLong={t('excerpts.howLong')} />
        <Row kind="waitlist" howLong={t('waitlist.howLong')} />
      </tbody>
    </table>
  );
}

type Kind = 'account' | 'conversations' | 'signIns' | 'log' | 'excerpts' | 'waitlist';

function Row({ kind, howLong }: { kind: Kind; howLong: string }) {
  return (
    <tr>
      <td>{t(`${kind}.what`)}</td>
      <td>{t(`${kind}.why`)}</td>
      <td>{howLong}</td>
    </tr>
  );
}
