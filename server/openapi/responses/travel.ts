import { z } from 'zod';
import { ZONE_QUESTION_STATES, type ZoneQuestionBody } from '../../../contract/travel.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const date = z.string().meta({ description: 'Such as `2026-08-03`.' });

export const zoneQuestion = exactly<ZoneQuestionBody>()(
  z.object({
    id,
    child_id: id,
    device_name: z.string().nullable().meta({ description: 'Null: the device was removed.' }),
    time_zone: z.string(),
    place: z.string().meta({ description: 'The place in the name of the zone.' }),
    current_time_zone: z.string().meta({ description: 'The zone on whose clock the child lives now.' }),
    suggested_until: date,
    state: z.enum(ZONE_QUESTION_STATES),
    until: date.nullable().meta({ description: 'The last date on which the zone holds.' }),
    asked_at: time,
    decided_by: id.nullable(),
  }),
).meta({ id: 'ZoneQuestion' });
