import type { IncomingMessage } from 'node:http';
import { RECORDING_MAX_BYTES, type RecordingType } from '../../contract/voice.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { refusal } from '../platform/languages/refusals.js';
import { isRecordingType } from './speech-client.js';

/** A form has borders and names around the file. */
const FORM_EXTRA_BYTES = 4 * 1024;

export interface Recording {
  readonly bytes: Buffer;
  readonly type: RecordingType;
}

/**
 * The recording of a call: the body itself, or the field `file` of a form. It is read into memory and nowhere else.
 * @throws AppError `payload_too_large`, `unsupported_media_type`, `validation_failed`
 */
export async function readRecording(request: IncomingMessage): Promise<Recording> {
  const contentType = request.headers['content-type'] ?? '';
  const kind = kindOf(contentType);
  const isForm = kind === 'multipart/form-data';
  if (!isForm && !isRecordingType(kind)) throw unknownKind();
  const bytes = await readUpTo(request, RECORDING_MAX_BYTES + (isForm ? FORM_EXTRA_BYTES : 0));
  const recording = isForm ? await fileOf(bytes, contentType) : { bytes, type: kind as RecordingType };
  if (recording.bytes.length > RECORDING_MAX_BYTES) throw new AppError('payload_too_large');
  if (recording.bytes.length === 0) throw fieldError('file', 'empty');
  return recording;
}

function kindOf(contentType: string): string {
  const kind = contentType.split(';', 1)[0]!.trim().toLowerCase();
  return kind === 'audio/x-wav' || kind === 'audio/wave' ? 'audio/wav' : kind;
}

function unknownKind(): AppError {
  return new AppError('unsupported_media_type', { message: refusal('case.recordingKind') });
}

async function fileOf(bytes: Buffer, contentType: string): Promise<Recording> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  const file = form?.get('file');
  if (!file || typeof file === 'string') throw fieldError('file', 'recording');
  const type = kindOf(file.type);
  if (!isRecordingType(type)) throw unknownKind();
  return { bytes: Buffer.from(await file.arrayBuffer()), type };
}

async function readUpTo(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError('payload_too_large');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new AppError('payload_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
