import type { Request, Response } from 'express';
import { UPLOAD_METADATA_KEYS } from '../../../contract/uploads.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';

export const TUS_VERSION = '1.0.0';
export const TUS_EXTENSIONS = 'creation,expiration,termination';
export const OFFSET_STREAM = 'application/offset+octet-stream';

const KEYS: ReadonlySet<string> = new Set(UPLOAD_METADATA_KEYS);
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const METADATA_MAX_LENGTH = 8_192;

/** Every answer says the version (tus 1.0, "Tus-Resumable"). */
export function sayVersion(_request: Request, response: Response, next: () => void): void {
  response.setHeader('Tus-Resumable', TUS_VERSION);
  next();
}

/** @throws AppError `tus_version` */
export function requireVersion(request: Request): void {
  if (request.get('Tus-Resumable') === TUS_VERSION) return;
  throw new AppError('tus_version', { headers: { 'Tus-Version': TUS_VERSION } });
}

/** A header that counts bytes. @throws AppError `validation_failed` */
export function bytesIn(request: Request, name: 'Upload-Length' | 'Upload-Offset'): number {
  const text = request.get(name) ?? '';
  if (!/^\d{1,12}$/.test(text)) throw fieldError(name, 'numberOfBytes');
  return Number(text);
}

/** The pairs of `Upload-Metadata`, decoded. @throws AppError `validation_failed` */
export function metadataIn(request: Request): Record<string, string> {
  const header = request.get('Upload-Metadata') ?? '';
  if (header.length > METADATA_MAX_LENGTH) throw fieldError('Upload-Metadata', 'isTooLong');
  const metadata: Record<string, string> = {};
  for (const pair of header.split(',')) {
    const [key = '', value = '', ...more] = pair.trim().split(' ');
    if (key === '') continue;
    if (!KEYS.has(key)) throw fieldError(key.slice(0, 60), 'unknownKey');
    if (more.length > 0 || !BASE64.test(value) || key in metadata) throw fieldError(key, 'base64');
    metadata[key] = textOf(value, key);
  }
  return metadata;
}

function textOf(base64: string, key: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw fieldError(key, 'utf8');
  }
}
