import type { RecordingType } from '../../contract/voice.js';

/** How long a recording is, from its container alone. The sound is not decoded. */

/** The bytes are of another kind than the call says, or broken. */
export class NotARecording extends Error {}

const OPUS_RATE = 48_000;
/** Element ids of Matroska. */
const CLUSTER_TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
const TIMESTAMP_SCALE = 0x2ad7b1;
const EBML = 0x1a45dfa3;
/** Elements whose content is a list of elements: segment, information, cluster, block group. */
const PARENTS = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);

/** Seconds. `null`: the container does not say. @throws NotARecording */
export function recordingSeconds(bytes: Buffer, type: RecordingType): number | null {
  switch (type) {
    case 'audio/wav':
      return secondsOfWav(bytes);
    case 'audio/ogg':
      return secondsOfOgg(bytes);
    case 'audio/webm':
      return secondsOfWebm(bytes);
    case 'audio/mp4':
      return secondsOfMp4(bytes);
  }
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}

function secondsOfWav(bytes: Buffer): number {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WAVE' || bytes.length < 44) throw new NotARecording();
  const bytesPerSecond = bytes.readUInt32LE(28);
  if (text(bytes, 12, 16) !== 'fmt ' || bytesPerSecond === 0) throw new NotARecording();
  return (bytes.length - 44) / bytesPerSecond;
}

/** The last page names how many samples were played until its end. Browsers write Opus, which counts 48,000 a second. */
function secondsOfOgg(bytes: Buffer): number {
  const last = bytes.lastIndexOf('OggS');
  if (text(bytes, 0, 4) !== 'OggS' || last + 14 > bytes.length) throw new NotARecording();
  return Number(bytes.readBigInt64LE(last + 6)) / OPUS_RATE;
}

function secondsOfWebm(bytes: Buffer): number {
  if (bytes.length < 5 || bytes.readUInt32BE(0) !== EBML) throw new NotARecording();
  let scale = 1_000_000;
  let cluster = 0;
  let latest = 0;
  for (let at = 0; at < bytes.length; ) {
    const id = elementId(bytes, at);
    const size = id && elementSize(bytes, at + id.length);
    if (!id || !size) break;
    const start = at + id.length + size.length;
    if (PARENTS.has(id.value)) {
      at = start;
      continue;
    }
    const end = start + size.value;
    if (id.value === TIMESTAMP_SCALE) scale = unsigned(bytes, start, end);
    else if (id.value === CLUSTER_TIMESTAMP) cluster = unsigned(bytes, start, end);
    // A block begins with the number of its track, one byte, and its time within the cluster.
    else if ((id.value === SIMPLE_BLOCK || id.value === BLOCK) && start + 3 <= bytes.length)
      latest = Math.max(latest, cluster + bytes.readInt16BE(start + 1));
    at = end;
  }
  return (latest * scale) / 1e9;
}

interface VariableNumber {
  readonly value: number;
  /** In bytes. */
  readonly length: number;
}

function elementId(bytes: Buffer, at: number): VariableNumber | null {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 4 || at + length > bytes.length) return null;
  return { value: bytes.readUIntBE(at, length), length };
}

/** Only parents may be of unknown size, and theirs is not needed. */
function elementSize(bytes: Buffer, at: number): VariableNumber | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes[at + index]!;
  return { value, length };
}

function unsigned(bytes: Buffer, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < Math.min(end, bytes.length); at += 1) value = value * 256 + bytes[at]!;
  return value;
}

/** Recorders that write as they go leave the length out of the header. */
function secondsOfMp4(bytes: Buffer): number | null {
  if (text(bytes, 4, 8) !== 'ftyp') throw new NotARecording();
  const header = bytes.indexOf('mvhd');
  if (header < 0 || header + 36 > bytes.length) return null;
  const isLong = bytes[header + 4] === 1;
  const scale = bytes.readUInt32BE(header + (isLong ? 24 : 16));
  const duration = isLong ? Number(bytes.readBigUInt64BE(header + 28)) : bytes.readUInt32BE(header + 20);
  return duration === 0 || scale === 0 ? null : duration / scale;
}
