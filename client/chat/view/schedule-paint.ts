/** Growing text is painted every third frame of a 60 Hz screen: it reads as smoothly, and a phone does a third of the work. */
const TEXT_PAUSE_MS = 44;

/** Runs before the next paint, or after 200 ms in a background tab, which does not paint. */
export function schedulePaint(paint: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    paint();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 200);
}

/** Runs before the next paint after a pause since the last one. Text after a longer silence does not wait. */
export function pacedPaint(): (paint: () => void) => void {
  let paintedAt = Number.NEGATIVE_INFINITY;
  return (paint) => {
    const paintNow = () => {
      paintedAt = performance.now();
      paint();
    };
    const pause = paintedAt + TEXT_PAUSE_MS - performance.now();
    if (pause <= 0) schedulePaint(paintNow);
    else setTimeout(() => schedulePaint(paintNow), pause);
  };
}
