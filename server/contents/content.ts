import type { ReadingLevel } from '../../contract/children.js';
import type { ContentKind, ContentScope, ContentStatus } from '../../contract/contents.js';

export interface Content {
  readonly id: string;
  /** `null`: it is in the library. */
  readonly householdId: string | null;
  readonly scope: ContentScope;
  readonly kind: ContentKind;
  readonly title: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
  readonly status: ContentStatus;
  readonly problem: string | null;
  readonly readingLevel: ReadingLevel | null;
  readonly tags: string[];
  /** `null`: the account is gone. */
  readonly uploadedBy: string | null;
  readonly uploadedAt: Date;
  /** The shelves on which it stands, as far as the caller may know them. */
  readonly childIds: string[];
  readonly variants: readonly VariantSize[];
}

/** A file of a content, without the key under which its bytes are kept. */
export interface VariantSize {
  readonly name: string;
  /** `null`: it is no picture. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface Variant extends VariantSize {
  readonly size: number;
  readonly mimeType: string;
  readonly blobKey: string;
}

/** A content that begins to be stored. */
export interface NewContent
  extends Pick<Content, 'id' | 'scope' | 'householdId' | 'kind' | 'title' | 'filename' | 'mimeType' | 'size'> {
  readonly uploadedBy: string;
}

/** What a content turned out to be. */
export interface FinishedContent extends Pick<Content, 'kind' | 'mimeType' | 'size'> {
  /** Of a story, as plain text or Markdown without HTML. */
  readonly text?: string;
  /** The first one with the greatest width is what the link of the content opens. */
  readonly variants: readonly Variant[];
}
