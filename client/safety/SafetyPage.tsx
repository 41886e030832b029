import type { SafetyCardBody } from '../../contract/safety-card';
import { PublicPage } from '../legal/PublicPage';
import { statusOf } from '../platform/api-error';
import { useSharedData } from '../platform/useSharedData';
import { calendarDayText } from '../ui/dates';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { FalseAlarms } from './FalseAlarms';
import { FiguresSkeleton } from './FiguresSkeleton';
import { HelpLines } from './HelpLines';
import { MeasuredFigures } from './MeasuredFigures';
import { CheckedTopics, Limits, Responses } from './SafetyTexts';
import { t } from './texts';

/** `/safety`: what is checked, how well that works by our own measuring, what it can't do, and where to find help. */
export function SafetyPage() {
  const card = useSharedData<SafetyCardBody>('/safety/card');
  // An installation without figures has no card.
  const isMissing = statusOf(card.error) === 404;
  const isMeasured = card.data !== null && card.data.rows.length > 0;
  return (
    <PublicPage title={t('title')} note={isMeasured ? noteOf(card.data!) : undefined}>
      <p>{t('intro')}</p>
      <HelpLines />
      <CheckedTopics />
      <Responses />
      <h2>{t('works')}</h2>
      {card.isLoading && <FiguresSkeleton />}
      {card.error !== null && !isMissing && (
        <ErrorNotice error={card.error} title={t('figuresFailed')} onRetry={card.retry} />
      )}
      {(isMissing || (card.data && !isMeasured)) && <EmptyState title={t('notMeasured')}>{t('noFigures')}</EmptyState>}
      {card.data && isMeasured && (
        <>
          <MeasuredFigures card={card.data} />
          <FalseAlarms {...card.data.false_alarms} />
        </>
      )}
      <Limits />
    </PublicPage>
  );
}

function noteOf({ pack_version: version, measured_at: measuredAt }: SafetyCardBody): string {
  return t('measuredOn', { date: calendarDayText(measuredAt), version });
}
