const STEPS = 127;
/** Of the weights that are not 0, so many lie beyond the largest step, and are cut. */
const CUT = 0.0005;

/** Weights as signed bytes. */
export function quantised(weights: Float32Array): { bytes: Int8Array; step: number } {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const step = (sizes[Math.floor(sizes.length * (1 - CUT))] ?? 1) / STEPS;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step))));
  return { bytes, step };
}
