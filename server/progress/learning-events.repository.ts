import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LearningObject, LearningResult, LearningVerb } from '../../contract/progress.js';
import type { LocalDate } from '../recurrence/zone.js';

export interface LearningEvent {
  readonly childId: string;
  readonly clientEventId: string;
  readonly verb: LearningVerb;
  readonly objectKind: LearningObject;
  readonly objectId: string;
  readonly result: LearningResult;
  readonly at: Date;
  /** The date on the child's calendar. */
  readonly localDate: LocalDate;
}

/** Events that differ in nothing that a summary shows. */
export interface EventCount {
  readonly objectKind: LearningObject;
  readonly objectId: string;
  readonly verb: LearningVerb;
  readonly skill: string | null;
  readonly isFirstTry: boolean | null;
  readonly count: number;
}

const COLUMNS = `e.child_id AS "childId", e.client_event_id AS "clientEventId", e.verb, e.object_kind AS "objectKind",
  e.object_id AS "objectId", e.result, e.at, e.local_date::text AS "localDate"`;

/** SQL of what children did in stories, games and guides. */
@Injectable()
export class LearningEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores events of one child. @returns those that were not stored before */
  async add(events: readonly LearningEvent[], manager: EntityManager): Promise<LearningEvent[]> {
    const rows = events.map(({ clientEventId, verb, objectKind, objectId, result, at, localDate }) => {
      return {
        client_event_id: clientEventId,
        verb,
        object_kind: objectKind,
        object_id: objectId,
        result,
        at,
        localDate,
      };
    });
    return manager.query<LearningEvent[]>(
      `INSERT INTO learning_events AS e
         (child_id, client_event_id, verb, object_kind, object_id, result, at, local_date)
       SELECT $1, given.client_event_id, given.verb, given.object_kind, given.object_id, given.result, given.at,
         given."localDate"
       FROM jsonb_to_recordset($2::jsonb) AS given (client_event_id text, verb text, object_kind text, object_id text,
         result jsonb, at timestamptz, "localDate" date)
       ON CONFLICT (child_id, client_event_id) DO NOTHING RETURNING ${COLUMNS}`,
      [events[0]?.childId, JSON.stringify(rows)],
    );
  }

  all(childId: string, manager: EntityManager): Promise<LearningEvent[]> {
    return manager.query<LearningEvent[]>(
      `SELECT ${COLUMNS} FROM learning_events e WHERE e.child_id = $1 ORDER BY e.at, e.client_event_id`,
      [childId],
    );
  }

  /** How often the same was done in a span of days. `to` is outside. One look at the events serves stories and games. */
  countBetween(childId: string, from: LocalDate, to: LocalDate): Promise<EventCount[]> {
    return this.dataSource.query<EventCount[]>(
      `SELECT e.object_kind AS "objectKind", e.object_id AS "objectId", e.verb, e.result ->> 'skill' AS skill,
         (e.result ->> 'first_try')::boolean AS "isFirstTry", count(*)::int AS count
       FROM learning_events e
       WHERE e.child_id = $1 AND e.local_date >= $2 AND e.local_date < $3
       GROUP BY 1, 2, 3, 4, 5`,
      [childId, from, to],
    );
  }
}
