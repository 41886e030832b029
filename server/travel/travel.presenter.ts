import type { ZoneQuestionBody } from '../../contract/travel.js';
import type { ZoneQuestion } from './travel.service.js';
import type { ZoneQuestionObject } from './travel.types.js';

export function toRest(question: ZoneQuestion): ZoneQuestionBody {
  return {
    id: question.id,
    child_id: question.childId,
    device_name: question.deviceName,
    time_zone: question.zone,
    place: question.place,
    current_time_zone: question.currentZone,
    suggested_until: question.suggestedUntil,
    state: question.state,
    until: question.until,
    asked_at: question.askedAt.toISOString(),
    decided_by: question.decidedBy,
  };
}

export function toGraphql({ zone, currentZone, ...question }: ZoneQuestion): ZoneQuestionObject {
  return { ...question, timeZone: zone, currentTimeZone: currentZone };
}
