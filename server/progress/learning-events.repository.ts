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

export interface StoryUse {
  readonly slug: string;
  /** How often it was begun or heard to its end. */
  readonly times: number;
  readonly finished: boolean;
}

export interface SkillUse {
  readonly slug: string;
  readonly skill: string;
  readonly firstTry: number;
  readonly later: number;
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

  /** The stories of a span of days, the most used first. `to` is outside. */
  storiesBetween(childId: string, from: LocalDate, to: LocalDate): Promise<StoryUse[]> {
    return this.dataSource.query<StoryUse[]>(
      `SELECT e.object_id AS slug,
         greatest(count(*) FILTER (WHERE e.verb = 'started'), count(*) FILTER (WHERE e.verb = 'completed'), 1)::int AS times,
         bool_or(e.verb = 'completed') AS finished
       FROM learning_events e
       WHERE e.child_id = $1 AND e.local_date >= $2 AND e.local_date < $3 AND e.object_kind = 'story'
       GROUP BY e.object_id ORDER BY times DESC, e.object_id`,
      [childId, from, to],
    );
  }

  /** Answers of a span of days, by game and skill. An answer without a skill is counted as `other`. */
  skillsBetween(childId: string, from: LocalDate, to: LocalDate): Promise<SkillUse[]> {
    return this.dataSource.query<SkillUse[]>(
      `SELECT split_part(split_part(e.object_id, '/', 1), '#', 1) AS slug, coalesce(e.result ->> 'skill', 'other') AS skill,
         count(*) FILTER (WHERE (e.result ->> 'first_try')::boolean)::int AS "firstTry",
         count(*) FILTER (WHERE (e.result ->> 'first_try')::boolean IS NOT TRUE)::int AS later
       FROM learning_events e
       WHERE e.child_id = $1 AND e.local_date >= $2 AND e.local_date < $3
         AND e.verb = 'answered' AND e.object_kind IN ('game', 'question')
       GROUP BY 1, 2 ORDER BY 1, 2`,
      [childId, from, to],
    );
  }
}
