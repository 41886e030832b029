import type { SafetyCardBody } from '../../contract/safety-card';
import { percentText } from '../platform/languages/numbers';
import { t } from './texts';

export function FalseAlarms({ harmless, flagged, rate }: SafetyCardBody['false_alarms']) {
  const values = { harmless, rate: percentText(rate, 1) };
  return (
    <>
      <h2>{t('falseAlarms.title')}</h2>
      <p>
        {flagged === 0 ? t('falseAlarms.none', values) : t('falseAlarms.some', { ...values, count: flagged })}{' '}
        {t('falseAlarms.text')}
      </p>
    </>
  );
}
