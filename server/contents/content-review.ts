import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { TextsForChildren } from '../safety/texts-for-children.js';

/** Refuses texts that children must not read. */
@Injectable()
export class ContentReview {
  constructor(private readonly texts: TextsForChildren) {}

  /** @throws AppError `unsafe_text`, `unavailable` */
  async require(...texts: readonly string[]): Promise<void> {
    for (const text of texts) if (!(await this.texts.isSafe(text))) throw new AppError('unsafe_text');
  }
}
