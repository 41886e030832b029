/** Recordings as browsers make them, with any bytes as their sound. */

/** 8,000 samples of one byte a second. */
export function wavOf(seconds: number, sound: Buffer = Buffer.alloc(0)): Buffer {
  const rate = 8_000;
  const header = Buffer.alloc(44);
  const data = Buffer.alloc(seconds * rate, 0x80);
  sound.copy(data);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** Without a duration, and with a segment and clusters of unknown size, as Chrome's recorder writes it. */
export function webmOf(seconds: number, sound: Buffer = Buffer.alloc(40)): Buffer {
  const unknown = Buffer.from('01ffffffffffffff', 'hex');
  const parts = [element('1a45dfa3', element('4282', Buffer.from('webm'))), Buffer.from('18538067', 'hex'), unknown];
  parts.push(element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex'))));
  for (let second = 0; second <= seconds; second += 1) {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(second * 1_000);
    parts.push(Buffer.from('1f43b675', 'hex'), unknown, element('e7', time));
    parts.push(element('a3', Buffer.concat([Buffer.from('81000080', 'hex'), sound])));
  }
  return Buffer.concat(parts);
}

/** One page at the start, and one at the end. */
export function oggOf(seconds: number): Buffer {
  const page = (samples: number) => {
    const bytes = Buffer.alloc(60);
    bytes.write('OggS', 0);
    bytes.writeBigInt64LE(BigInt(samples), 6);
    return bytes;
  };
  return Buffer.concat([page(0), page(seconds * 48_000)]);
}

function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}
