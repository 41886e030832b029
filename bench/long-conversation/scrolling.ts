import type { Page } from 'playwright-core';

/** Pixels per frame, as in fast scrolling by hand. */
const STEP = 120;
const SCROLL_MS = 6_000;

/** Milliseconds from the navigation to the frame that shows a message with this text. */
export function paintOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const rows = [...document.querySelectorAll('[data-role]')];
          if (rows.some((row) => row.textContent?.includes(wanted))) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

/** Scrolls to earlier messages. Returns the duration of each frame and the number of messages that were loaded. */
export function scroll(page: Page): Promise<{ frames: number[]; loaded: number }> {
  return page.getByRole('region', { name: 'Conversation' }).evaluate(
    (element, { step, ms }) =>
      new Promise<{ frames: number[]; loaded: number }>((resolve) => {
        const numberOf = (row: Element | null) => Number(/message (\d+) /.exec(row?.textContent ?? '')?.[1]);
        const first = () => numberOf(element.querySelector('[data-role]'));
        const frames: number[] = [];
        const from = first();
        const startedAt = performance.now();
        let before = startedAt;
        const next = (now: number) => {
          frames.push(now - before);
          before = now;
          element.scrollBy({ top: -step });
          if (now - startedAt < ms) requestAnimationFrame(next);
          else resolve({ frames, loaded: from - first() });
        };
        requestAnimationFrame(next);
      }),
    { step: STEP, ms: SCROLL_MS },
  );
}

/** Loads earlier messages until the one with this number is there. */
export function loadEarlier(page: Page, number: number): Promise<void> {
  return page.getByRole('region', { name: 'Conversation' }).evaluate(
    (element, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const first = element.querySelector('[data-role]')?.textContent ?? '';
          if (Number(/message (\d+) /.exec(first)?.[1]) <= wanted) resolve();
          else {
            element.scrollTop = 0;
            requestAnimationFrame(look);
          }
        };
        look();
      }),
    number,
  );
}
