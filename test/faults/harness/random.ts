/** A random generator (mulberry32) that repeats its numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The seed of this run: from the environment, otherwise fixed. */
export const SEED = Number(process.env.SEED ?? 20_261_122);

/** How often a case repeats its fault. `ROUNDS` of the environment overrides the number of the case. */
export const rounds = (usual: number): number => Number(process.env.ROUNDS ?? usual);
