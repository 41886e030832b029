import { randomUUID } from 'node:crypto';
import type { Child } from '../factories/families.js';
import type { TestStarling } from './starling.js';

type Sql = Pick<TestStarling, 'sql'>;

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** The table that the column refers to. */
  refersTo: string | null;
  /** Of a column that takes a few words only. */
  oneOf: string | null;
}

export interface FilledTable {
  readonly table: string;
  /** The row as it is stored. */
  readonly row: Readonly<Record<string, unknown>>;
  /** Values that were made for this row and stand nowhere else. */
  readonly marks: readonly string[];
}

export interface FilledChild {
  readonly child: Child;
  readonly householdId: string;
  readonly guardianId: string;
}

const COLUMNS = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS "isNullable",
    (SELECT f.confrelid::regclass::text FROM pg_constraint f
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refersTo",
    (SELECT substring(pg_get_constraintdef(k.oid) FROM 'ARRAY\\[''([^'']+)''') FROM pg_constraint k
      WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
        AND pg_get_constraintdef(k.oid) LIKE '%ANY%' LIMIT 1) AS "oneOf"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`;

/** Values that only one kind of row can have, because the service reads them. The others come from the type of the column. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'child_controls.rules': {},
  'child_grants.kind': 'minutes',
  'child_grants.until': null,
  'child_minutes.minute': 29_000_000,
  'child_requests.decided_at': null,
  'child_requests.state': 'pending',
  'devices.revoked_at': null,
  'household_activity.detail': {},
  'learning_events.result': {},
  'messages.response_type': null,
  // The sweep sums up a firing that says that it was not.
  'reminder_firings.is_summed': true,
  'reminders.audience': 'everyone',
  'reminders.next_at': null,
  'reminders.next_occurrence': null,
  'reminders.recurrence': { zone: 'Europe/London', starts: '2026-11-23T19:30' },
  'replies.account_slot': null,
  'replies.state': 'final',
  'reports.is_home': false,
  'reports.notices': [],
  'reports.source': 'safety',
  'reports.status': 'open',
  'reports.safety_severity': 4,
  'safety_alerts.severity': 4,
  'safety_events.severity': 3,
  'schedule_items.recurrence': { zone: 'Europe/London', starts: '2026-11-23T19:30' },
  'schedule_items.steps': [],
  'sessions.ended_at': null,
};

/** Tables of which one row exists for every child. */
const MADE_WITH_THE_CHILD = new Set(['users', 'child_homes', 'child_consents']);

/** So that no two values are alike. */
let turn = 0;

/** Fills tables with one row each about a child, by the schema of the database alone: a new column needs no line here. */
export class ChildFiller {
  private readonly ids = new Map<string, unknown>();
  private constructor(
    private readonly starling: Sql,
    private readonly columns: readonly Column[],
    private readonly filled: FilledChild,
  ) {
    this.ids.set('children', filled.child.id);
    this.ids.set('users', filled.child.userId);
    this.ids.set('households', filled.householdId);
  }

  static async start(starling: Sql, filled: FilledChild): Promise<ChildFiller> {
    return new ChildFiller(starling, await starling.sql<Column>(COLUMNS), filled);
  }

  /** Tables come after those that they refer to. */
  async fill(tables: readonly string[]): Promise<FilledTable[]> {
    const rows: FilledTable[] = [];
    const open = new Set(tables.filter((table) => !MADE_WITH_THE_CHILD.has(table)));
    while (open.size > 0) {
      const next = [...open].find((table) =>
        this.refersTo(table).every((other) => other === table || !open.has(other)),
      );
      if (!next) throw new Error(`These tables refer to each other: ${[...open].join(', ')}`);
      rows.push(await this.insert(next));
      open.delete(next);
    }
    return rows;
  }

  /** Columns by their names and types that may refer to a child, in any table. */
  referring(): string[] {
    const isOfChild = ({ name, refersTo }: Column) => refersTo === 'children' || /(?:^|_)child_ids?$/.test(name);
    return [...new Set(this.columns.filter(isOfChild).map(({ table }) => table))].sort();
  }

  private refersTo(table: string): string[] {
    return this.columns.flatMap((column) => (column.table === table && column.refersTo ? [column.refersTo] : []));
  }

  private async insert(table: string): Promise<FilledTable> {
    const marks: string[] = [];
    const values: Record<string, unknown> = {};
    for (const column of this.columns) {
      if (column.table === table) values[column.name] = this.valueOf(column, marks);
    }
    const [row] = await this.starling.sql<{ row: Record<string, unknown> }>(
      `INSERT INTO "${table}" AS t SELECT (jsonb_populate_record(NULL::"${table}", $1)).* RETURNING to_jsonb(t) AS row`,
      [JSON.stringify(values)],
    );
    this.ids.set(table, values.id ?? null);
    return { table, row: row!.row, marks };
  }

  private valueOf({ table, name, type, isNullable, refersTo, oneOf }: Column, marks: string[]): unknown {
    const given = `${table}.${name}`;
    if (given in GIVEN) return GIVEN[given];
    const referred = this.referred(table, name, refersTo);
    if (referred !== undefined) return referred;
    if (refersTo && isNullable) return null;
    if (oneOf) return oneOf;
    const made = this.make(type, given);
    // Dates and small numbers may stand elsewhere by chance.
    if (/^(?:uuid|text)$/.test(type)) marks.push(String(made));
    return made;
  }

  /** `undefined`: the column refers to no row that exists. */
  private referred(table: string, name: string, refersTo: string | null): unknown {
    const { child, guardianId } = this.filled;
    if (refersTo === 'users' || name === 'user_id') {
      const isChilds =
        (name === 'user_id' && table !== 'sent_digests' && table !== 'calendar_links') || name === 'subject_id';
      return isChilds ? child.userId : guardianId;
    }
    if (/(?:^|_)child_ids$/.test(name)) return [child.id];
    const other = refersTo ?? { conversation_id: 'conversations', message_id: 'messages' }[name];
    return other === undefined || other === table ? undefined : (this.ids.get(other) ?? undefined);
  }

  private make(type: string, given: string): unknown {
    turn += 1;
    switch (type) {
      case 'uuid':
        return randomUUID();
      case 'uuid[]':
      case 'text[]':
      case 'jsonb':
        return [];
      case 'boolean':
        return false;
      case 'date':
        return '2026-11-20';
      case 'timestamp with time zone':
        return new Date(Date.UTC(2030, 0, 1) + turn * 60_000).toISOString();
      case 'smallint':
      case 'integer':
      case 'bigint':
        return 1;
      case 'bytea':
        return '\\x01';
      case 'text':
      case 'character varying':
        return `mark ${turn} ${given}`.replace(/[._]/g, ' ');
      default:
        throw new Error(`No value is known for the type ${type} of ${given}`);
    }
  }
}
