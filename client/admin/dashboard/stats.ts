import { t } from './texts';

export const HEALTH_COLORS = { OK: 'teal', DEGRADED: 'yellow', DOWN: 'red' } as const;
type Health = keyof typeof HEALTH_COLORS;

/** Lists the parts that are not healthy, for example "Companion degraded". `null` if all are. */
export function healthProblems({
  missingNodes,
  ...health
}: {
  database: Health;
  bus: Health;
  companion: Health;
  missingNodes: number;
}): string | null {
  const parts = (['database', 'bus', 'companion'] as const).flatMap((part) => {
    const state = health[part];
    return state === 'OK' ? [] : [t(`problem.${part}.${state}`)];
  });
  if (missingNodes > 0) parts.push(t('problem.missing', { count: missingNodes }));
  const text = parts.join(', ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}
