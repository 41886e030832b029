/**
 * Lets a practice instance live through days that are over. The service takes its time from the database, so the database gets
 * other functions of time for a while; a few places of the service ask the process, so its `Date` follows. The product has no
 * such switch: it needs the rights of the database's owner and code in the process of the service.
 */
import pg from 'pg';

const RealDate = Date;
/** Columns whose default is the current time. */
const DEFAULTS = `
  SELECT format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT ', d.adrelid::regclass, a.attname) AS change,
    pg_get_expr(d.adbin, d.adrelid) AS value
  FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
  JOIN pg_class c ON c.oid = d.adrelid
  WHERE a.attgenerated = '' AND c.relkind IN ('r', 'p')
    AND pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)'`;
const FUNCTIONS = `
  CREATE SCHEMA practice_time;
  CREATE TABLE practice_time.shift (by interval NOT NULL);
  INSERT INTO practice_time.shift VALUES ('0');
  CREATE FUNCTION practice_time.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS 'SELECT pg_catalog.now() + by FROM practice_time.shift';
  CREATE FUNCTION practice_time.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + by FROM practice_time.shift';
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = practice_time, public, pg_catalog', current_database());
  END $$`;
const NO_FUNCTIONS = `
  DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET search_path', current_database()); END $$;
  DROP SCHEMA practice_time CASCADE`;

export class PracticeClock {
  /** Makes the service look at the database's clock at once, rather than with its next query. */
  onChange: () => Promise<void> = async () => undefined;
  /** Lets the service write down what it has collected in the time that ends. */
  beforeChange: () => Promise<void> = async () => undefined;
  private readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  /** Before the service connects to the migrated database. */
  static async install(databaseUrl: string): Promise<PracticeClock> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const clock = new PracticeClock(client);
    await client.query(FUNCTIONS);
    await clock.changeDefaults((value) => value.replace(/\b(?=(?:now|clock_timestamp)\(\))/g, 'practice_time.'));
    return clock;
  }

  async set(instant: number): Promise<void> {
    await this.beforeChange();
    const { rows } = await this.client.query<{ ms: number }>(
      `UPDATE practice_time.shift SET by = to_timestamp($1::double precision / 1000) - pg_catalog.clock_timestamp()
       RETURNING extract(epoch FROM by)::double precision * 1000 AS ms`,
      [instant],
    );
    shiftProcess(rows[0]!.ms);
    await this.onChange();
  }

  /** After the service has stopped. The database is then as any other. */
  async remove(): Promise<void> {
    globalThis.Date = RealDate;
    await this.changeDefaults((value) => value.replaceAll('practice_time.', ''));
    await this.client.query(NO_FUNCTIONS);
    await this.client.end();
  }

  private async changeDefaults(replace: (value: string) => string): Promise<void> {
    const { rows } = await this.client.query<{ change: string; value: string }>(DEFAULTS);
    if (rows.length > 0) await this.client.query(rows.map(({ change, value }) => change + replace(value)).join(';'));
  }
}

function shiftProcess(byMs: number): void {
  class ShiftedDate extends RealDate {
    // With the arguments of `Date`, which are none, one, or the parts of a local time.
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + byMs] : given) as [number]));
    }

    static override now(): number {
      return RealDate.now() + byMs;
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return RealDate[Symbol.hasInstance](value);
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}
