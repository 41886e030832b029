import { type Results, readOther } from './results.ts';

/** One speed goal and its measurement. */
export interface Goal {
  id: string;
  what: string;
  goal: string;
  stretch: string;
  /** `null`: not measured. */
  judged: Judgement | null;
}

interface Judgement {
  figure: string;
  met: boolean;
  stretched: boolean;
}

type Judge = () => Judgement;

/** The results of `bench:lists`: milliseconds, and requests per CPU second. */
interface Lists {
  lists: Record<string, { p50: number; p99: number; plainP50: number; plainP99: number }>;
  http: Record<string, { requestsPerCpuSecond: number }>;
}

const DEEP_PAGE = /, page \d+$/;

/** Without its figure, a goal is "not measured". */
class NotMeasured extends Error {}

/** All goals, each beside what `results` say. */
export async function goalsOf(results: Results): Promise<Goal[]> {
  const lists = await readOther<Lists>('lists-small.json');
  const of = (workload: string, system: string, figure: string): number => {
    const value = results.workloads[workload]?.systems[system]?.[figure];
    if (value === undefined) throw new NotMeasured();
    return value;
  };
  const ratio = (workload: string, system: string, to: string, figure: string) =>
    of(workload, system, figure) / of(workload, to, figure);
  const goal = (id: string, what: string, goalText: string, stretch: string, judge: Judge): Goal => ({
    id,
    what,
    goal: goalText,
    stretch,
    judged: judged(judge),
  });
  return [
    goal('P1', 'frames, 500 × 1, per CPU second', '≥ 1.2× relay', '1.8×', () => {
      const relay = ratio('fan-out-500x1', 'Starling', 'bare relay', 'framesPerCpuSecond');
      return { figure: times(relay), met: relay >= 1.2, stretched: relay >= 1.8 };
    }),
    goal('P2', 'frames, 1 × 2,000, per CPU second', '≥ 3× relay, ≥ 4× Socket.IO', '4× relay', () => {
      const relay = ratio('fan-out-1x2000', 'Starling', 'bare relay', 'framesPerCpuSecond');
      const socketIo = ratio('fan-out-1x2000', 'Starling', 'Socket.IO', 'framesPerCpuSecond');
      return {
        figure: `${times(relay)}, ${times(socketIo)}`,
        met: relay >= 3 && socketIo >= 4,
        stretched: relay >= 4 && socketIo >= 4,
      };
    }),
    goal('P3', 'frames, 10,000 a second', 'p50 relay + 0.1 ms, p99 + 1 ms, CPU ≤ 1.15×', 'CPU 1.0×', () => {
      const { p50, p99, figure } = behindRelay('Starling');
      const cpu = ratio('paced', 'Starling', 'bare relay', 'cpuPerMillion');
      const met = p50 <= 0.1 && p99 <= 1 && cpu <= 1.15;
      return { figure: `${figure}, ${times(cpu)}`, met, stretched: met && cpu <= 1 };
    }),
    goal('P4', 'GraphQL, 500 × 1, per CPU second', '≥ 3× recipe', '4×', () => {
      const recipe = ratio('fan-out-500x1', 'Starling GraphQL', 'graphql-ws recipe', 'framesPerCpuSecond');
      return { figure: times(recipe), met: recipe >= 3, stretched: recipe >= 4 };
    }),
    goal('P5', 'GraphQL, 1 × 2,000, per CPU second', '≥ 12× recipe, ≥ 2× relay', '15×', () => {
      const recipe = ratio('fan-out-1x2000', 'Starling GraphQL', 'graphql-ws recipe', 'framesPerCpuSecond');
      const relay = ratio('fan-out-1x2000', 'Starling GraphQL', 'bare relay', 'framesPerCpuSecond');
      const met = recipe >= 12 && relay >= 2;
      return { figure: `${times(recipe)}, ${times(relay)}`, met, stretched: met && recipe >= 15 };
    }),
    goal('P6', 'GraphQL, 10,000 a second', 'p50 relay + 0.15 ms, p99 + 2 ms, CPU ≤ 0.5× recipe', '0.4×', () => {
      const { p50, p99, figure } = behindRelay('Starling GraphQL');
      const cpu = ratio('paced', 'Starling GraphQL', 'graphql-ws recipe', 'cpuPerMillion');
      const met = p50 <= 0.15 && p99 <= 2 && cpu <= 0.5;
      return { figure: `${figure}, ${times(cpu)}`, met, stretched: met && cpu <= 0.4 };
    }),
    goal('P7', 'memory of an idle frame socket', '≤ 12 KiB', '10 KiB', () => atMost('Starling', 12, 10)),
    goal('P8', 'memory of an idle GraphQL subscription', '≤ 14 KiB', '11 KiB', () =>
      atMost('Starling GraphQL', 14, 11),
    ),
    goal('P9', 'first chunk, one at a time, p50', '≤ 1.25× safe', '≤ overlapping', () => {
      const safe = ratio('first-chunk-1', 'Starling', 'safe pipeline', 'p50Ms');
      const overlapping = ratio('first-chunk-1', 'Starling', 'overlapping pipeline', 'p50Ms');
      return {
        figure: `${times(safe)}; ${times(overlapping)} overlapping`,
        met: safe <= 1.25,
        stretched: overlapping <= 1,
      };
    }),
    goal('P10', 'first chunk, 20 at once', 'p50 ≤ 1.0×, p99 ≤ 1.2× safe', 'p50 0.75×', () => {
      const p50 = ratio('first-chunk-20', 'Starling', 'safe pipeline', 'p50Ms');
      const p99 = ratio('first-chunk-20', 'Starling', 'safe pipeline', 'p99Ms');
      const met = p50 <= 1 && p99 <= 1.2;
      return { figure: `${times(p50)}, ${times(p99)}`, met, stretched: met && p50 <= 0.75 };
    }),
    goal('P11', 'acknowledgement (committed), p50, one and 20 at once', '≤ 1.3× safe', '1.0×', () => {
      const one = ratio('first-chunk-1', 'Starling', 'safe pipeline', 'acknowledgedP50Ms');
      const twenty = ratio('first-chunk-20', 'Starling', 'safe pipeline', 'acknowledgedP50Ms');
      const worst = Math.max(one, twenty);
      return { figure: `${times(one)}, ${times(twenty)}`, met: worst <= 1.3, stretched: worst <= 1 };
    }),
    goal('P12', 'list of 10 with total, every order and filter', 'p50 ≤ 0.6 ms, p99 ≤ 2.5 ms', 'p99 1 ms', () => {
      const pages = listed((name) => !name.includes('search') && !name.includes('page'));
      const p50 = Math.max(...pages.map((page) => page.p50));
      const p99 = Math.max(...pages.map((page) => page.p99));
      const met = p50 <= 0.6 && p99 <= 2.5;
      return { figure: `worst ${ms(p50)}, ${ms(p99)}`, met, stretched: met && p99 <= 1 };
    }),
    goal('P13', 'any page against the first, p50', '≤ 2×', '', () => {
      const { lists: pages } = given();
      const ratios = Object.entries(pages).flatMap(([name, deep]) => {
        const first = pages[name.replace(DEEP_PAGE, '')];
        return DEEP_PAGE.test(name) && first ? [deep.p50 / first.p50] : [];
      });
      const worst = Math.max(...ratios);
      return { figure: `worst ${times(worst)}`, met: worst <= 2, stretched: worst <= 2 };
    }),
    goal('P14', 'search, typical account, exact total', 'p99 ≤ 4 ms', '2.5 ms', () => {
      const p99 = Math.max(...listed((name) => name.startsWith('typical: search')).map((search) => search.p99));
      return { figure: `worst ${ms(p99)}`, met: p99 <= 4, stretched: p99 <= 2.5 };
    }),
    goal('P15', 'search, heaviest account', 'p50 ≤ 50 ms, p99 ≤ 200 ms; no hit p99 ≤ 50 ms', 'p99 100 ms', () => {
      const searches = listed((name) => name.startsWith('heaviest: search'));
      const [absent] = listed((name) => name === 'heaviest: search, no hit');
      const p50 = Math.max(...searches.map((search) => search.p50));
      const p99 = Math.max(...searches.map((search) => search.p99));
      const met = p50 <= 50 && p99 <= 200 && absent!.p99 <= 50;
      return {
        figure: `worst ${ms(p50)}, ${ms(p99)}; no hit ${ms(absent!.p99)}`,
        met,
        stretched: met && p99 <= 100,
      };
    }),
    goal('P16', 'REST list of 20, per CPU second', '≥ 4× TypeORM, ≥ 0.6× JSON by Postgres', '5×', () => {
      const { http } = given();
      const toTypeorm = served(http, 'Starling') / served(http, 'Nest, Express and TypeORM');
      const toJson = served(http, 'Starling') / served(http, 'Nest, Express and JSON by Postgres');
      const met = toTypeorm >= 4 && toJson >= 0.6;
      return { figure: `${times(toTypeorm)}, ${times(toJson)}`, met, stretched: met && toTypeorm >= 5 };
    }),
    goal('P17', 'Redis CPU in 1 × 2,000', '≤ 0.05 s per million frames', '', () => {
      const seconds = of('fan-out-1x2000', 'Starling', 'redisCpuPerMillion');
      return { figure: `${seconds.toFixed(3)} s`, met: seconds <= 0.05, stretched: seconds <= 0.05 };
    }),
    goal('P18', 'a node without readers of what is published', 'spends no CPU on it', '', () => {
      const more = of('bystander', 'Starling', 'percent') - of('bystander', 'Starling', 'idlePercent');
      const frames = of('bystander', 'Starling', 'framesPerSecond');
      const figure = `${more.toFixed(1)} % of a core more, at ${thousands(frames)} frames/s elsewhere`;
      return { figure, met: more <= 0.5, stretched: more <= 0.5 };
    }),
  ];

  function given(): Lists {
    if (!lists) throw new NotMeasured();
    return lists;
  }

  function listed(isMeant: (name: string) => boolean) {
    const found = Object.entries(given().lists).filter(([name]) => isMeant(name));
    if (found.length === 0) throw new NotMeasured();
    return found.map(([, figures]) => figures);
  }

  function behindRelay(system: string) {
    const p50 = of('paced', system, 'p50Ms') - of('paced', 'bare relay', 'p50Ms');
    const p99 = of('paced', system, 'p99Ms') - of('paced', 'bare relay', 'p99Ms');
    return { p50, p99, figure: `${signed(p50)}, ${signed(p99)}` };
  }

  function atMost(system: string, bar: number, stretch: number): Judgement {
    const kib = of('idle', system, 'kibPerSocket');
    return { figure: `${kib.toFixed(1)} KiB`, met: kib <= bar, stretched: kib <= stretch };
  }
}

function served(http: Lists['http'], server: string): number {
  const figures = http[server];
  if (!figures) throw new NotMeasured();
  return figures.requestsPerCpuSecond;
}

function judged(judge: Judge): Judgement | null {
  try {
    return judge();
  } catch (error) {
    if (error instanceof NotMeasured) return null;
    throw error;
  }
}

const times = (ratio: number): string => `${ratio.toFixed(2)}×`;
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)} ms`;
const thousands = (value: number): string => Math.round(value).toLocaleString('en');
