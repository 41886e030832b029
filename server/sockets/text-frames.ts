const FIN_TEXT = 0x81;

/** The length of an unmasked frame's header. */
export function headerLengthOf(payloadLength: number): number {
  if (payloadLength < 126) return 2;
  return payloadLength < 65_536 ? 4 : 10;
}

/**
 * Writes the header of an unmasked text frame (RFC 6455 §5.2) at `offset`.
 * @returns the offset of its payload
 */
export function writeHeader(target: Buffer, offset: number, payloadLength: number): number {
  target[offset] = FIN_TEXT;
  if (payloadLength < 126) {
    target[offset + 1] = payloadLength;
    return offset + 2;
  }
  if (payloadLength < 65_536) {
    target[offset + 1] = 126;
    return target.writeUInt16BE(payloadLength, offset + 2);
  }
  target[offset + 1] = 127;
  return target.writeBigUInt64BE(BigInt(payloadLength), offset + 2);
}

/** Encodes payloads as consecutive unmasked text frames. */
export function textFrames(payloads: readonly Buffer[]): Buffer {
  let length = 0;
  for (const payload of payloads) length += headerLengthOf(payload.length) + payload.length;
  const frames = Buffer.allocUnsafe(length);
  let offset = 0;
  for (const payload of payloads) {
    offset = writeHeader(frames, offset, payload.length);
    offset += payload.copy(frames, offset);
  }
  return frames;
}
