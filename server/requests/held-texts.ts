import { Injectable } from '@nestjs/common';
import { REQUEST_MESSAGE_MAX_LENGTH } from '../../contract/controls.js';
import type { Child } from '../children/child.js';
import { MessagesService } from '../messages/messages.service.js';
import { cutText } from '../platform/validation/text.js';
import type { ChildRequest, StoredRequest } from './request.js';

/** The children whose words the guardian may read. */
export function readInFull(children: readonly Child[]): string[] {
  return children.filter(({ transcript }) => transcript === 'full').map(({ id }) => id);
}

/** Shows the beginning of a held message with its request, to those who may read it. */
@Injectable()
export class HeldTexts {
  constructor(private readonly messages: MessagesService) {}

  /** @param readable the children whose words may be shown */
  async fill(requests: readonly StoredRequest[], readable: readonly string[]): Promise<ChildRequest[]> {
    const isShown = ({ childId, messageId }: StoredRequest) => messageId !== null && readable.includes(childId);
    const shown = requests.filter(isShown).flatMap(({ messageId }) => messageId ?? []);
    const texts = await this.messages.textsOf(shown);
    return requests.map((request) => {
      const text = isShown(request) ? texts.get(request.messageId ?? '') : undefined;
      return text === undefined ? request : { ...request, message: cutText(text, REQUEST_MESSAGE_MAX_LENGTH) };
    });
  }
}
