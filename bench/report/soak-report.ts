/** One sample a minute. Memory in MiB; figures of nodes are sums over all nodes. */
export interface Sample {
  minute: number;
  rss: number;
  /** Heap in use after a garbage collection. */
  heap: number;
  /** Open files and sockets of the processes. */
  files: number;
  postgresConnections: number;
  redisConnections: number;
  /** Topics with a listener. */
  topics: number;
  /** Replies that ended since the beginning. */
  replies: number;
}

export interface SoakResult {
  date: string;
  machine: string;
  node: string;
  nodes: number;
  conversations: number;
  minutes: number;
  /** Samples before this minute do not count. */
  warmUpMinutes: number;
  /** Questions without an answer in time. */
  unanswered: number;
  /** Connections that were refused at the first attempt. */
  refused: number;
  samples: Sample[];
}

/** A figure is flat if its fitted line rises by at most this much in ten minutes. */
const BARS: Record<Exclude<keyof Sample, 'minute' | 'replies'>, { name: string; bar: number }> = {
  rss: { name: 'resident memory of all nodes, MiB', bar: 5 },
  heap: { name: 'heap in use after collecting, all nodes, MiB', bar: 5 },
  files: { name: 'open files and sockets of all nodes', bar: 3 },
  postgresConnections: { name: 'connections to Postgres', bar: 1 },
  redisConnections: { name: 'connections to Redis', bar: 1 },
  topics: { name: 'topics listened to', bar: 3 },
};

/** Whether a figure is flat, by its slope after the warm-up. */
export function soakReport(result: SoakResult): string {
  const judged = result.samples.filter(({ minute }) => minute >= result.warmUpMinutes);
  const rows = Object.entries(BARS).map(([key, { name, bar }]) => {
    const values = judged.map((sample) => sample[key as keyof Sample]);
    const rise = risePerMinute(judged.map((sample, index) => [sample.minute, values[index]!])) * 10;
    const spread = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
    const verdict = rise <= bar ? 'flat' : '**rises**';
    return `| ${name} | ${values[0]?.toFixed(0)} | ${values.at(-1)?.toFixed(0)} | ${spread} | ${rise.toFixed(2)} | ${bar} | ${verdict} |`;
  });
  const replies = result.samples.at(-1)?.replies ?? 0;
  return [
    `${result.date}, ${result.machine}, Node ${result.node}: ${result.minutes} minutes, ${result.nodes} nodes, ` +
      `${result.conversations} conversations; ${replies.toLocaleString('en')} replies, ${result.unanswered} questions unanswered, ` +
      `${result.refused} connections refused at first. ` +
      `Judged from minute ${result.warmUpMinutes} on.`,
    '',
    '| | first | last | least to most | rise in 10 minutes | bar | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The slope of the straight line through the points (least squares). */
function risePerMinute(points: [x: number, y: number][]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const above = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const below = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return above / below;
}
