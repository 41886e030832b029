/** The same bytes in parts of `size`, the last one of fewer. Each part has a memory of its own. */
export async function* inParts(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer, void, undefined> {
  let part = Buffer.allocUnsafe(size);
  let used = 0;
  for await (const bytes of source) {
    let taken = 0;
    while (taken < bytes.length) {
      const count = Math.min(size - used, bytes.length - taken);
      part.set(bytes.subarray(taken, taken + count), used);
      taken += count;
      used += count;
      if (used < size) continue;
      yield part;
      part = Buffer.allocUnsafe(size);
      used = 0;
    }
  }
  if (used > 0) yield part.subarray(0, used);
}
