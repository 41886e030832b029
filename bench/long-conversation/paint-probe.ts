/** Runs in the page: when each chunk came on the socket, and when it was painted. */

/** What the page has seen since the last look. Durations in milliseconds. */
export interface PaintLog {
  /** The number of a piece, when its message came on the socket, and when the frame that shows it was painted (epoch). */
  paints: [n: number, receivedAt: number, paintedAt: number][];
  /** Of each frame, from the one before it. */
  frames: number[];
  /** Frames that kept the page busy for more than 50 ms, as the browser reports them. */
  longFrames: { ms: number; blockingMs: number; scripts: string[] }[];
}

declare global {
  interface Window {
    paintLog: PaintLog;
  }
}

/** Must run before the page's own scripts. */
export function installPaintProbe(): void {
  window.paintLog = { paints: [], frames: [], longFrames: [] };
  const received = new Map<number, number>();
  const NUMBERS = /n(\d+)/g;

  class WatchedSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const now = performance.now();
        if (typeof data !== 'string' || !data.includes('assistant_delta')) return;
        const content: string = JSON.parse(data).payload?.data?.liveFrames?.content ?? '';
        for (const [, n] of content.matchAll(NUMBERS)) received.set(Number(n), now);
      });
    }
  }
  window.WebSocket = WatchedSocket;

  const startOfDocument = () => {
    // A size observer runs after the scripts of a frame and its layout. It reads what this frame is about to paint.
    const beat = document.createElement('div');
    beat.style.cssText = 'position:fixed;left:-9px;top:0;width:1px;height:1px;contain:strict';
    document.body.append(beat);
    const afterPaint = new MessageChannel();
    let shown = -1;
    new ResizeObserver(() => {
      const text = [...document.querySelectorAll('[data-role="assistant"]')].at(-1)?.textContent ?? '';
      shown = Number([...text.slice(-400).matchAll(NUMBERS)].at(-1)?.[1] ?? -1);
      afterPaint.port2.postMessage(null);
    }).observe(beat);
    afterPaint.port1.onmessage = () => {
      const now = performance.now();
      for (const [n, at] of received) {
        if (n > shown) continue;
        received.delete(n);
        window.paintLog.paints.push([n, performance.timeOrigin + at, performance.timeOrigin + now]);
      }
    };
    let before = performance.now();
    const next = (now: number) => {
      window.paintLog.frames.push(now - before);
      before = now;
      beat.style.width = beat.style.width === '1px' ? '2px' : '1px';
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  document.addEventListener('DOMContentLoaded', startOfDocument);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      blockingDuration: number;
      scripts: { invoker: string; duration: number }[];
    })[]) {
      window.paintLog.longFrames.push({
        ms: entry.duration,
        blockingMs: entry.blockingDuration,
        scripts: entry.scripts.map(({ invoker, duration }) => `${invoker} ${Math.round(duration)}`),
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: false });
}
