import type { Goal } from './goals.ts';
import type { Figures, Results } from './results.ts';

/** A column: its head, the figure and its format. */
type Column = [head: string, figure: string, write: (value: number, row: Figures, floor: Figures) => string];

const whole = (value: number) => Math.round(value).toLocaleString('en');
const two = (value: number) => value.toFixed(2);
const one = (value: number) => value.toFixed(1);
const toFloor =
  (figure: string): Column[2] =>
  (_value, row, floor) =>
    `${(row[figure]! / floor[figure]!).toFixed(2)}×`;

const FAN_OUT: Column[] = [
  ['frames/s', 'framesPerSecond', whole],
  ['frames per CPU s', 'framesPerCpuSecond', whole],
  ['to the relay', 'framesPerCpuSecond', toFloor('framesPerCpuSecond')],
  ['CPU s per million', 'cpuPerMillion', two],
  ['Redis CPU s', 'redisCpuPerMillion', two],
  ['load CPU s', 'loadCpuPerMillion', two],
  ['lost', 'lost', whole],
  ['out of order', 'disordered', whole],
];

const FIRST_CHUNK: Column[] = [
  ['first chunk p50 / p99 ms', 'p50Ms', (value, row) => `${two(value)} / ${two(row.p99Ms!)}`],
  ['to the safe pipeline', 'p50Ms', toFloor('p50Ms')],
  ['acknowledged p50 / p99 ms', 'acknowledgedP50Ms', (value, row) => `${two(value)} / ${two(row.acknowledgedP99Ms!)}`],
];

const RESUME: Column[] = [
  ['p50 ms', 'p50Ms', two],
  ['p99 ms', 'p99Ms', two],
  ['to resumable-stream', 'p50Ms', toFloor('p50Ms')],
];

const REPLY_COSTS: Column[] = [
  ['node CPU ms', 'nodeCpuMs', two],
  ['Redis CPU ms', 'redisCpuMs', two],
  ['Postgres CPU ms', 'postgresCpuMs', two],
  ['Redis commands', 'redisCommands', one],
  ['commits', 'commits', one],
  ['kB of WAL', 'walKib', one],
  ['replies/s', 'repliesPerSecond', one],
];

/** In the order of the page: title, description and columns. */
const TABLES: { workload: string; title: string; columns: Column[] }[] = [
  {
    workload: 'fan-out-500x1',
    title: 'Many streams: 500 conversations with a reader each, saturated (5 chunks of each under way)',
    columns: FAN_OUT,
  },
  {
    workload: 'fan-out-1x2000',
    title: 'One stream: a conversation with 2,000 readers, saturated (6 chunks under way)',
    columns: FAN_OUT,
  },
  {
    workload: 'paced',
    title: 'At a calm pace: 200 streams with 50 chunks a second for 10 s, from publishing to the client',
    columns: [
      ['p50 ms', 'p50Ms', two],
      ['p90 ms', 'p90Ms', two],
      ['p99 ms', 'p99Ms', two],
      ['CPU s per million', 'cpuPerMillion', one],
      ['to the relay', 'cpuPerMillion', toFloor('cpuPerMillion')],
      ['lost', 'lost', whole],
    ],
  },
  {
    workload: 'idle',
    title: 'Memory: 5,000 sockets that wait, ten a conversation, garbage collected before each look',
    columns: [
      ['KiB a socket', 'kibPerSocket', one],
      ['to the relay', 'kibPerSocket', toFloor('kibPerSocket')],
      ['process MiB', 'processMib', whole],
    ],
  },
  {
    workload: 'first-chunk-1',
    title: 'First chunk, one question at a time, a provider that answers at once',
    columns: FIRST_CHUNK,
  },
  {
    workload: 'first-chunk-20',
    title: 'First chunk, 20 questions at once, a provider that takes 50 ms (taken off)',
    columns: FIRST_CHUNK,
  },
  {
    workload: 'reply-floor',
    title: 'What a whole reply costs: ten chunks in 20 ms, eight conversations at once, 2,000 replies to warm up',
    columns: [...REPLY_COSTS, ['to the promises', 'nodeCpuMs', toFloor('nodeCpuMs')]],
  },
  {
    workload: 'reply-costs',
    title: 'The same at Starling for short and long replies',
    columns: REPLY_COSTS,
  },
  {
    workload: 'resume-1',
    title:
      'Coming back in mid-stream, alone at the node: 400 chunks are there, 50 a second follow; until all of it has come',
    columns: RESUME,
  },
  { workload: 'resume-20', title: 'The same, 20 streams at once', columns: RESUME },
  {
    workload: 'comebacks',
    title: '100 comebacks at random moments of a reply of 80 chunks, 25 ms apart, alone at the node',
    columns: [
      ['all so far, p50 ms', 'p50Ms', two],
      ['p99 ms', 'p99Ms', two],
      ['later chunks, behind the other node, p50 ms', 'lagP50Ms', two],
      ['p99 ms', 'lagP99Ms', two],
      ['first delta without all', 'incomplete', whole],
      ['further snapshots', 'snapshots', whole],
      ['gaps', 'gaps', whole],
    ],
  },
  {
    workload: 'scaling-fan-out',
    title: 'More nodes: saturated fan-out to 400 readers, each node bounded to a tenth of a core',
    columns: [
      ['frames/s', 'framesPerSecond', whole],
      ['to one node', 'framesPerSecond', toFloor('framesPerSecond')],
      ['frames per CPU s', 'framesPerCpuSecond', whole],
      ['lost', 'lost', whole],
    ],
  },
  {
    workload: 'scaling-replies',
    title: 'More nodes: whole replies, 24 conversations a node, each node bounded to a fifth of a core',
    columns: [
      ['replies/s', 'repliesPerSecond', one],
      ['to one node', 'repliesPerSecond', toFloor('repliesPerSecond')],
      ['node CPU ms a reply', 'cpuMsPerReply', two],
      ['load cores', 'loadCores', two],
    ],
  },
];

/** All tables of the results. Ratios are relative to the first system of each. */
export function tablesOf({ workloads }: Results): string {
  return TABLES.flatMap(({ workload, title, columns }) => {
    const result = workloads[workload];
    if (!result) return [];
    const [floor] = Object.values(result.systems);
    const rows = Object.entries(result.systems).map(([system, figures]) => [
      system,
      ...columns.map(([, figure, write]) =>
        figures[figure] === undefined ? '' : write(figures[figure], figures, floor!),
      ),
    ]);
    const foreign = Object.values(result.systems).flatMap(({ foreignCores }) => foreignCores ?? []);
    const busy = foreign.length > 0 ? `; other work took up to ${Math.max(...foreign).toFixed(2)} cores meanwhile` : '';
    const heads = ['', ...columns.map(([head]) => head)];
    return [
      `### ${title}`,
      '',
      table(heads, rows),
      '',
      `${result.rounds === 1 ? 'One round' : `Medians of ${result.rounds} rounds`}, ${result.date}${busy}.`,
      '',
    ];
  }).join('\n');
}

/** Each goal beside its figure. */
export function goalTable(goals: Goal[]): string {
  const rows = goals.map(({ id, what, goal, stretch, judged }) => [
    id,
    what,
    goal,
    stretch,
    judged?.figure ?? '',
    verdictOf(judged, stretch),
  ]);
  return table(['', 'what', 'goal', 'stretch', 'measured', ''], rows);
}

function verdictOf(judged: Goal['judged'], stretch: string): string {
  if (!judged) return 'not measured';
  if (!judged.met) return 'missed';
  return judged.stretched && stretch ? '**met**, stretch too' : '**met**';
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}
