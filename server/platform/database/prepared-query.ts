import type { FieldDef, Submittable } from 'pg';
import pg from 'pg';

/** What a statement may be given. Arrays are of texts. */
export type StatementValue = string | number | boolean | Date | null | undefined | readonly string[];

/** The part of pg's connection that a query uses, which its types leave out. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(statement: { name: string; text: string }): void;
  bind(values: { statement: string; values: readonly (string | null)[] }): void;
  describe(portal: { type: 'P'; name: '' }): void;
  execute(portal: { portal: '' }): void;
  sync(): void;
}

/** How the rows of a statement are read. */
interface RowReader {
  names: string[];
  parsers: ((text: string) => unknown)[];
}

/** By connection and name of the statement: another connection may be older than a migration. */
const readers = new WeakMap<object, Map<string, RowReader>>();

/**
 * A named statement for pg. It differs from pg's own query in what it leaves out: Postgres describes the columns once for each
 * connection, not with every answer, so that they are also sent, read and looked up once.
 */
export class PreparedQuery<Row extends object> implements Submittable {
  /** Set by pg, where it is missing. */
  callback: ((error: unknown, rows?: Row[]) => void) | undefined;
  private readonly rows: Row[] = [];
  private reader: RowReader | null = null;
  private fault: unknown = null;
  private known: Map<string, RowReader> | null = null;

  constructor(
    readonly name: string,
    readonly text: string,
    private readonly values: readonly StatementValue[],
  ) {}

  /** Called by pg when the connection is free. An error that it returns is the outcome. */
  submit(pgConnection: object): Error | null {
    const connection = pgConnection as Connection;
    const parsed = connection.parsedStatements[this.name];
    if (parsed !== undefined && parsed !== this.text) return new Error(`Another statement has the name ${this.name}`);
    let values: (string | null)[];
    try {
      values = this.values.map(textOf);
    } catch (error) {
      return error as Error;
    }
    this.known = readers.get(connection) ?? new Map();
    readers.set(connection, this.known);
    this.reader = parsed === undefined ? null : (this.known.get(this.name) ?? null);
    connection.stream.cork();
    if (parsed === undefined) connection.parse({ name: this.name, text: this.text });
    connection.bind({ statement: this.name, values });
    if (!this.reader) connection.describe({ type: 'P', name: '' });
    connection.execute({ portal: '' });
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.reader = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    };
    this.known?.set(this.name, this.reader);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.fault !== null) return;
    try {
      this.rows.push(rowOf(this.reader!, fields) as Row);
    } catch (error) {
      this.fault = error;
    }
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.fault === null) this.callback?.(null, this.rows);
    else this.callback?.(this.fault);
  }

  handleCommandComplete(): void {
    // Rows and errors say everything.
  }

  handleEmptyQuery(): void {
    // Every statement has a text.
  }
}

function rowOf({ names, parsers }: RowReader, fields: (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) {
    const text = fields[at] ?? null;
    row[names[at]!] = text === null ? null : parsers[at]!(text);
  }
  return row;
}

function textOf(value: StatementValue): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return `{${value.map(quoted).join(',')}}`;
  return String(value);
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
