import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { quantile } from '../workloads/readers.ts';
import type { MarkdownProvider } from './markdown-provider.ts';
import type { PaintLog } from './paint-probe.ts';

const MINUTE_MS = 60_000;

export interface Streaming {
  minutes: number;
  /** How many times slower the page's processor is made. */
  slowdown: number;
  pieces: number;
}

/** The page's memory after garbage was collected. */
interface Look {
  minute: number;
  heapMib: number;
  /** All nodes that are alive, and those of them outside of the document. */
  nodes: number;
  detachedNodes: number;
  listeners: number;
  /** Characters of the answers that came since the start, which the conversation keeps. */
  charactersKept: number;
}

/** Asks one question after the other in an open conversation, and follows each answer to its end as a reader does. */
export async function measureStreaming(
  page: Page,
  provider: MarkdownProvider,
  { minutes, slowdown, pieces }: Streaming,
) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const all: PaintLog = { paints: [], frames: [], longFrames: [] };
  const written: number[] = [];
  const looks: Look[] = [];
  const loads: number[] = [];
  const busy = { task: 0, script: 0, style: 0, layout: 0 };
  let charactersKept = 0;
  const startedAt = performance.now();
  for (let answers = 0; ; answers += 1) {
    const minute = (performance.now() - startedAt) / MINUTE_MS;
    // The first answer also loads what every later one finds loaded.
    if (answers > 0 && minute >= looks.length) {
      looks.push({ ...(await look(page, cdp)), minute: Math.floor(minute), charactersKept });
      loads.push(loadavg()[0]!);
      process.stdout.write(`${JSON.stringify(looks.at(-1))} load ${loads.at(-1)}\n`);
    }
    if (minute >= minutes) break;
    const before = await busyOf(cdp);
    const log = await followAnswer(page, pieces);
    const after = await busyOf(cdp);
    charactersKept += log.characters;
    if (answers === 0) continue;
    for (const key of Object.keys(busy) as (keyof typeof busy)[]) busy[key] += after[key] - before[key];
    for (const [n, , paintedAt] of log.paints) written.push(paintedAt - provider.writtenAt[n]!);
    all.paints.push(...log.paints);
    all.frames.push(...log.frames);
    all.longFrames.push(...log.longFrames);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  const chunks = all.paints.length;
  const perChunk = (seconds: number) => rounded((seconds * 1_000) / chunks);
  return {
    load: { least: Math.min(...loads), most: Math.max(...loads) },
    chunks,
    deltaToPaintMs: quantiles(all.paints.map(([, receivedAt, paintedAt]) => paintedAt - receivedAt)),
    writtenToPaintMs: quantiles(written),
    frameMs: quantiles(all.frames),
    framesOver50Ms: all.longFrames.length,
    longestFrames: all.longFrames.sort((one, other) => other.ms - one.ms).slice(0, 5),
    mainThreadMsPerChunk: {
      all: perChunk(busy.task),
      script: perChunk(busy.script),
      style: perChunk(busy.style),
      layout: perChunk(busy.layout),
    },
    memory: looks,
  };
}

/** Sends a question, scrolls to the end of the answer every second, and returns once it is complete. */
async function followAnswer(page: Page, pieces: number): Promise<PaintLog & { characters: number }> {
  await page.getByLabel('Message to Starling').fill('And then?');
  await page.getByRole('button', { name: 'Send message' }).click();
  return page.getByRole('region', { name: 'Conversation' }).evaluate(
    (element, last) =>
      new Promise<PaintLog & { characters: number }>((resolve) => {
        window.paintLog = { paints: [], frames: [], longFrames: [] };
        const timer = setInterval(() => {
          element.scrollTop = element.scrollHeight;
          const isOver = window.paintLog.paints.some(([n]) => n === last);
          if (!isOver || document.querySelector('[aria-label="Stop answering"]')) return;
          clearInterval(timer);
          const answer = [...document.querySelectorAll('[data-role="assistant"]')].at(-1);
          // The frame that ends the answer is watched, too.
          setTimeout(() => resolve({ ...window.paintLog, characters: answer?.textContent?.length ?? 0 }), 500);
        }, 1_000);
      }),
    pieces - 1,
  );
}

async function look(page: Page, cdp: CDPSession): Promise<Omit<Look, 'minute' | 'charactersKept'>> {
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
  return {
    heapMib: rounded(usedSize / 2 ** 20),
    nodes,
    detachedNodes: nodes - attached,
    listeners: jsEventListeners,
  };
}

/** Seconds for which the page's main thread was busy. */
async function busyOf(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  };
}

function quantiles(values: number[]) {
  return {
    p50: rounded(quantile(values, 0.5)),
    p99: rounded(quantile(values, 0.99)),
    most: rounded(values.reduce((most, value) => Math.max(most, value), 0)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
