import { oggOf, wavOf, webmOf } from '../../test/factories/recordings.js';
import { NotARecording, recordingSeconds } from './recording-length.js';

it.each([3, 30, 31])('tells the length of a WAV of %d seconds', (seconds) => {
  expect(recordingSeconds(wavOf(seconds), 'audio/wav')).toBeCloseTo(seconds, 5);
});

it.each([3, 30, 45])('tells the length of a WebM of %d seconds, as a recorder writes it', (seconds) => {
  expect(recordingSeconds(webmOf(seconds), 'audio/webm')).toBeCloseTo(seconds, 0);
});

it('tells the length of an Ogg by its last page', () => {
  expect(recordingSeconds(oggOf(12), 'audio/ogg')).toBe(12);
});

it('tells the length of an MP4 unless its recorder left it out', () => {
  const mp4 = (duration: number) => {
    const bytes = Buffer.alloc(80);
    bytes.write('ftyp', 4);
    bytes.write('mvhd', 40);
    bytes.writeUInt32BE(1_000, 56);
    bytes.writeUInt32BE(duration, 60);
    return bytes;
  };
  expect(recordingSeconds(mp4(31_500), 'audio/mp4')).toBe(31.5);
  expect(recordingSeconds(mp4(0), 'audio/mp4')).toBeNull();
});

it.each(['audio/wav', 'audio/webm', 'audio/ogg', 'audio/mp4'] as const)('refuses other bytes as %s', (type) => {
  expect(() =>
    recordingSeconds(Buffer.from('<html><body>not a sound, and long enough to look at</body>'), type),
  ).toThrow(NotARecording);
  expect(() => recordingSeconds(Buffer.alloc(0), type)).toThrow(NotARecording);
});

it('ends with broken bytes', () => {
  const broken = Buffer.concat([webmOf(2).subarray(0, 60), Buffer.alloc(5_000, 0xff), Buffer.alloc(5_000)]);
  expect(recordingSeconds(broken, 'audio/webm')).toEqual(expect.any(Number));
});
