import { randomBytes } from 'node:crypto';

/** A PDF of at least so many bytes that no two have in common. */
export function buildPdf(bytes = 400): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Length ${bytes}>>\nstream\n`),
    randomBytes(bytes),
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ]);
}
