/** The group of each vector, by k-means over vectors of length 1. The words that come first are the first centres. */
export function groupsOf(vectors: readonly Float64Array[], count: number, rounds: number): Int32Array {
  const size = vectors[0]?.length ?? 0;
  const flat = Float32Array.from(vectors.flatMap((vector) => [...vector]));
  // Spread over the frequent words, so that common words get fine groups.
  let centres = new Float32Array(count * size);
  for (let group = 0; group < count; group += 1) {
    const row = Math.floor((group * Math.min(vectors.length, count * 6)) / count);
    centres.set(flat.subarray(row * size, (row + 1) * size), group * size);
  }
  const groups = new Int32Array(vectors.length);
  for (let round = 0; round < rounds; round += 1) {
    const sums = new Float32Array(count * size);
    for (let row = 0; row < vectors.length; row += 1) {
      const group = nearestCentre(flat, row * size, centres, count, size);
      groups[row] = group;
      for (let index = 0; index < size; index += 1) sums[group * size + index]! += flat[row * size + index]!;
    }
    centres = normalised(sums, centres, count, size);
  }
  return groups;
}

function nearestCentre(flat: Float32Array, from: number, centres: Float32Array, count: number, size: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let group = 0; group < count; group += 1) {
    let sum = 0;
    for (let index = 0; index < size; index += 1) sum += flat[from + index]! * centres[group * size + index]!;
    if (sum > most) [best, most] = [group, sum];
  }
  return best;
}

/** Centres of length 1. A group without words keeps its centre. */
function normalised(sums: Float32Array, old: Float32Array, count: number, size: number): Float32Array<ArrayBuffer> {
  const centres = new Float32Array(old);
  for (let group = 0; group < count; group += 1) {
    const sum = sums.subarray(group * size, (group + 1) * size);
    const length = Math.hypot(...sum);
    if (length > 0) for (let index = 0; index < size; index += 1) centres[group * size + index] = sum[index]! / length;
  }
  return centres;
}
