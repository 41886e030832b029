import type { Response } from 'express';
import { z } from 'zod';
import { wholeNumber } from '../validation/text.js';

/** The query of a list's page. */
export const pageQuery = z.strictObject({
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** `X-Total-Count`, and `Link` to the pages before and after (RFC 8288). */
export function setPageHeaders(
  response: Response,
  path: string,
  { limit, offset }: { limit: number; offset: number },
  total: number,
): void {
  response.setHeader('X-Total-Count', String(total));
  const links: string[] = [];
  const link = (from: number, rel: string) =>
    links.push(`<${path}${path.includes('?') ? '&' : '?'}limit=${limit}&offset=${from}>; rel="${rel}"`);
  if (offset > 0) link(Math.max(0, offset - limit), 'prev');
  if (offset + limit < total) link(offset + limit, 'next');
  if (links.length > 0) response.setHeader('Link', links.join(', '));
}
