import { Injectable } from '@nestjs/common';
import type { ContentBody, ContentVariantBody } from '../../contract/contents.js';
import type { Actor } from '../access/actor.js';
import type { Content } from './content.js';
import type { ContentObject } from './contents.types.js';
import { FileLinks, mainFileOf } from './file-links.js';

/** A content as one session sees it, with links that are signed for it. */
@Injectable()
export class ContentsPresenter {
  constructor(private readonly links: FileLinks) {}

  toRest(actor: Actor, content: Content): ContentBody {
    const main = mainFileOf(content);
    return {
      id: content.id,
      filename: content.filename,
      size: content.size,
      mime_type: content.mimeType,
      url: main === null ? null : this.links.urlOf(actor, content.id, main),
      uploaded_by: content.uploadedBy,
      uploaded_at: content.uploadedAt.toISOString(),
      status: content.status,
      problem: content.problem,
      title: content.title,
      kind: content.kind,
      scope: content.scope,
      household_id: content.householdId,
      child_ids: content.childIds,
      reading_level: content.readingLevel,
      tags: content.tags,
      variants: this.variantsOf(actor, content),
    };
  }

  toGraphql(actor: Actor, content: Content, text: string | null = null): ContentObject {
    const { id, filename, size, mimeType, status, problem, title, kind, scope, householdId } = content;
    const { uploadedBy, uploadedAt, childIds, readingLevel, tags } = content;
    const main = mainFileOf(content);
    return {
      ...{ id, filename, size, mimeType, status, problem, title, kind, scope, householdId },
      ...{ uploadedBy, uploadedAt, childIds, readingLevel, tags, text },
      url: main === null ? null : this.links.urlOf(actor, id, main),
      variants: this.variantsOf(actor, content),
    };
  }

  private variantsOf(actor: Actor, { id, status, variants }: Content): ContentVariantBody[] {
    if (status !== 'success') return [];
    return variants.flatMap(({ name, width, height }) =>
      width === null || height === null ? [] : [{ name, width, height, url: this.links.urlOf(actor, id, name) }],
    );
  }
}
