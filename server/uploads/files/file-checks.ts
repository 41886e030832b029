import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContentKind } from '../../../contract/contents.js';
import { NewBlobs } from '../../blobs/new-blobs.js';
import { TextsForChildren } from '../../safety/texts-for-children.js';
import { PartStore } from '../part-store.js';
import type { Upload } from '../upload.js';
import { endsAsPdf, HEAD_BYTES, isAgreed, TAIL_BYTES } from './file-type.js';
import { PICTURE_MIME_TYPE, Pictures } from './pictures.js';
import { FileRefused } from './refused.js';
import { readStoryText } from './story-text.js';
import { VirusScanner } from './virus-scanner.js';

interface StoredFile {
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number;
  readonly mimeType: string;
  readonly blobKey: string;
}

export interface CheckedFile {
  readonly kind: ContentKind;
  readonly mimeType: string;
  readonly size: number;
  /** Of a story. */
  readonly text?: string;
  readonly variants: readonly StoredFile[];
}

/** Looks into whole files, and stores what may be kept of them. */
@Injectable()
export class FileChecks {
  constructor(
    private readonly parts: PartStore,
    private readonly scanner: VirusScanner,
    private readonly pictures: Pictures,
    private readonly texts: TextsForChildren,
    private readonly blobs: NewBlobs,
  ) {}

  /** @throws FileRefused */
  async keep(upload: Upload): Promise<CheckedFile> {
    const { id, size, filename, mimeType } = upload;
    if (!isAgreed(filename, mimeType, await this.head(upload))) throw new FileRefused('type_mismatch');
    await this.scanner.scan(this.parts.read(id, size));
    if (mimeType === 'application/pdf') return this.keepPdf(upload);
    return mimeType.startsWith('text/') ? this.keepStory(upload) : this.keepPicture(upload);
  }

  private async head({ id, size }: Upload): Promise<Buffer> {
    let head = Buffer.alloc(0);
    for await (const part of this.parts.read(id, size)) {
      head = Buffer.concat([head, part.subarray(0, HEAD_BYTES)]);
      if (head.length >= HEAD_BYTES) break;
    }
    return head;
  }

  private async keepPicture({ id, size, mimeType }: Upload): Promise<CheckedFile> {
    const pictures = await this.pictures.redraw(mimeType, () => this.parts.readWhole(id, size));
    const variants: StoredFile[] = [];
    const place = newPlace(id);
    for (const { side, width, height, bytes } of pictures) {
      const blobKey = `${place}w${side}.webp`;
      await this.blobs.put(blobKey, bytes, PICTURE_MIME_TYPE);
      variants.push({ name: `w${side}`, width, height, size: bytes.length, mimeType: PICTURE_MIME_TYPE, blobKey });
    }
    return { kind: 'picture', mimeType: PICTURE_MIME_TYPE, size: variants.at(-1)?.size ?? 0, variants };
  }

  private async keepPdf({ id, size, mimeType }: Upload): Promise<CheckedFile> {
    const blobKey = `${newPlace(id)}file.pdf`;
    let tail = Buffer.alloc(0);
    const { parts } = this;
    async function* watched() {
      for await (const part of parts.read(id, size)) {
        tail = Buffer.concat([tail, part]).subarray(-TAIL_BYTES);
        yield part;
      }
      // Before the store has all of it, so that it keeps nothing.
      if (!endsAsPdf(tail)) throw new FileRefused('type_mismatch');
    }
    await this.blobs.put(blobKey, watched(), mimeType);
    const file = { name: 'file', width: null, height: null, size, mimeType, blobKey };
    return { kind: 'worksheet', mimeType, size, variants: [file] };
  }

  private async keepStory({ id, size, mimeType }: Upload): Promise<CheckedFile> {
    const text = readStoryText(await this.parts.readWhole(id, size));
    if (!(await this.texts.isSafe(text))) throw new FileRefused('unsafe_text');
    return { kind: 'story', mimeType, size: Buffer.byteLength(text), text, variants: [] };
  }
}

/** Every try has keys of its own: two nodes may try at the same time, and one of them deletes what it stored. */
function newPlace(id: string): string {
  return `contents/${id}/${randomBytes(4).toString('hex')}-`;
}
