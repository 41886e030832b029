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

/** `/safety`: what is checked, how well that works by our own measuring, what it can't do, and where to find help. */
export function SafetyPage() {
  const card = useSharedData<SafetyCardBody>('/safety/card');
  // An installation without figures has no card.
  const isMissing = statusOf(card.error) === 404;
  const isMeasured = card.data !== null && card.data.rows.length > 0;
  return (
    <PublicPage title="How Starling keeps children safe" note={isMeasured ? noteOf(card.data!) : undefined}>
      <p>
        Starling checks every message from a child before an AI sees it, and every sentence of the answer before the
        child sees it. This page shows what they look for, how well they work, and what they can’t do.
      </p>
      <HelpLines />
      <CheckedTopics />
      <Responses />
      <h2>How well it works</h2>
      {card.isLoading && <FiguresSkeleton />}
      {card.error !== null && !isMissing && (
        <ErrorNotice error={card.error} title="The figures could not be loaded" onRetry={card.retry} />
      )}
      {(isMissing || (card.data && !isMeasured)) && (
        <EmptyState title="Not measured yet">The checks are on, but this version has no figures to show.</EmptyState>
      )}
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
  return `Measured on ${calendarDayText(measuredAt)} with version ${version} of the rules`;
}
