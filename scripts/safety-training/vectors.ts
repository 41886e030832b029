/** Centres vectors and takes away the directions that all of them share, which say how frequent a word is, not what it means. */
export function withoutCommonParts(vectors: readonly Float64Array[], directions: number): void {
  subtractMean(vectors);
  for (let round = 0; round < directions; round += 1) {
    const direction = mainDirection(vectors);
    for (const vector of vectors) {
      const share = dot(vector, direction);
      for (let index = 0; index < vector.length; index += 1) vector[index]! -= share * direction[index]!;
    }
  }
}

export function normalise(vector: Float64Array): void {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let index = 0; index < vector.length; index += 1) vector[index]! /= length;
}

function subtractMean(vectors: readonly Float64Array[]): void {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let index = 0; index < mean.length; index += 1) mean[index]! += vector[index]!;
  for (const vector of vectors) {
    for (let index = 0; index < mean.length; index += 1) vector[index]! -= mean[index]! / vectors.length;
  }
}

/** The direction in which the vectors differ most, by power iteration. */
function mainDirection(vectors: readonly Float64Array[]): Float64Array {
  const size = vectors[0]?.length ?? 0;
  let direction = Float64Array.from({ length: size }, (_, index) => 1 + (index % 7));
  normalise(direction);
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(size);
    for (const vector of vectors) {
      const share = dot(vector, direction);
      for (let index = 0; index < size; index += 1) next[index]! += share * vector[index]!;
    }
    normalise(next);
    direction = next;
  }
  return direction;
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += one[index]! * other[index]!;
  return sum;
}
