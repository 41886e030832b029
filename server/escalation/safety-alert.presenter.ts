import type { SafetyAlertBody } from '../../contract/safety-alerts.js';
import type { SafetyAlert } from './safety-alert.js';
import type { SafetyAlertObject } from './safety-alert.types.js';

export function toRest(alert: SafetyAlert): SafetyAlertBody {
  const { id, childId, category, severity, count, firstAt, lastAt, state } = alert;
  return {
    id,
    child_id: childId,
    category,
    severity,
    count,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    state,
  };
}

export function toGraphql(alert: SafetyAlert): SafetyAlertObject {
  return { ...alert };
}
