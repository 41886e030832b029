/** One look at everything, once a minute. Memory in MiB; what is said of nodes is the sum over them. */
export interface Sample {
  minute: number;
  rss: number;
  /** What is in use after collecting garbage. */
  heap: number;
  /** Open files and sockets of the processes. */
  files: number;
  postgresConnections: number;
  redisConnections: number;
  /** Topics that somebody listens to. */
  topics: number;
  /** Replies that ended since the beginning. */
  replies: number;
}

export interface SoakResult {
  date: string;
  machine: string;
  node: string;
  nodes: number;
  talks: number;
  minutes: number;
  /** Samples before this minute are not judged. */
  warmUpMinutes: number;
  /** Questions that were not answered in time. */
  unanswered: number;
  /** Connections that were not let in at the first try. */
  refused: number;
  samples: Sample[];
}

/** A figure is flat if its straight line rises by no more than so much in ten minutes. */
const BARS: Record<Exclude<keyof Sample, 'minute' | 'replies'>, { name: string; bar: number }> = {
  rss: { name: 'resident memory of all nodes, MiB', bar: 5 },
  heap: { name: 'heap in use after collecting, all nodes, MiB', bar: 5 },
  files: { name: 'open files and sockets of all nodes', bar: 3 },
  postgresConnections: { name: 'connections to Postgres', bar: 1 },
  redisConnections: { name: 'connections to Redis', bar: 1 },
  topics: { name: 'topics listened to', bar: 3 },
};

/** Flat or not, by the slope behind the warm-up. */
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
      `${result.talks} talks; ${replies.toLocaleString('en')} replies, ${result.unanswered} questions unanswered, ` +
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
