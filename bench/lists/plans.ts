import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

export interface Plan {
  /** Milliseconds in the server. */
  planning: number;
  execution: number;
  /** Tables that were scanned in full. */
  scanned: string[];
  text: string;
}

/** The statements that `work` sends to Postgres, through any library. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [first, second] = sent;
    const { text, values } = (typeof first === 'string' ? { text: first } : first) as Partial<Statement>;
    if (text) seen.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return seen.filter(({ text }) => /^\s*(SELECT|WITH)/i.test(text));
}

export async function explain(client: pg.Client, { text, values }: Statement): Promise<Plan> {
  const run = async (format: string) =>
    (await client.query<{ 'QUERY PLAN': unknown }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT ${format}) ${text}`, values))
      .rows;
  const [json] = await run('JSON');
  const [plan] = json!['QUERY PLAN'] as { Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }[];
  const lines = await run('TEXT');
  return {
    planning: plan!['Planning Time'],
    execution: plan!['Execution Time'],
    scanned: scannedBy(plan!.Plan),
    text: lines.map((line) => line['QUERY PLAN']).join('\n'),
  };
}

function scannedBy(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedBy)];
}
