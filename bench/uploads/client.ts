import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

const MB = 1024 * 1024;
const PART_BYTES = 5 * MB;
const PASSWORD = 'Kites-over-7-hills!';

interface Call {
  headers?: Record<string, string>;
  body?: unknown;
  bytes?: Buffer;
}

export interface Content {
  status: string;
  url: string | null;
}

/** The calls of an adult who uploads, to one node. */
export class UploadClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** @returns the token of a new account with a household, and its address */
  async newFamily(): Promise<{ token: string; email: string }> {
    const email = `${randomBytes(8).toString('hex')}@starling.test`;
    const registered = await this.call('POST', '/auth/register', '', { body: { email, password: PASSWORD } });
    const { data } = (await registered.json()) as { data: { access_token: string } };
    const body = { name: 'The Larks', country: 'GB' };
    await this.call('POST', '/households', data.access_token, { body });
    return { token: data.access_token, email };
  }

  async signIn(email: string): Promise<string> {
    const answer = await this.call('POST', '/auth/login', '', { body: { username: email, password: PASSWORD } });
    return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
  }

  async create(token: string, filename: string, filetype: string, length: number): Promise<string> {
    const created = await this.tryCreate(token, filename, filetype, length);
    return idOf(await checked('POST /uploads', created));
  }

  tryCreate(token: string, filename: string, filetype: string, length: number): Promise<Response> {
    const metadata = Object.entries({ filename, filetype }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    const headers = { 'Upload-Length': String(length), 'Upload-Metadata': metadata.join(',') };
    return this.send('POST', '/uploads', token, { headers });
  }

  async offsetOf(token: string, id: string): Promise<number> {
    return Number((await this.call('HEAD', `/uploads/${id}`, token)).headers.get('upload-offset'));
  }

  patch(token: string, id: string, at: number, bytes: Buffer): Promise<Response> {
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(at) };
    return this.send('PATCH', `/uploads/${id}`, token, { headers, bytes });
  }

  async sendRest(token: string, id: string, from: number, bytes: Buffer): Promise<void> {
    for (let at = from; at < bytes.length; ) {
      const answer = await this.patch(token, id, at, bytes.subarray(at, at + PART_BYTES));
      // The end of a broken part may have been stored since the question.
      if (answer.status === 409) at = await this.offsetOf(token, id);
      else at = Number((await checked('PATCH', answer)).headers.get('upload-offset'));
    }
  }

  /** Sends bytes and says that more will come. @returns how to hang up, once they are sent */
  async sendStart(token: string, id: string, at: number, bytes: Buffer, length: number): Promise<() => void> {
    const sent = request(`${this.url}/api/v1/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${token}`,
        'Tus-Resumable': '1.0.0',
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': length,
        'Upload-Offset': at,
      },
    });
    sent.on('error', () => undefined);
    await new Promise<void>((settle) => sent.write(bytes, () => settle()));
    return () => sent.destroy();
  }

  async contentOf(token: string, id: string): Promise<Content> {
    return (await (await this.call('GET', `/contents/${id}`, token)).json()) as Content;
  }

  /** The bytes behind the link of a content. */
  async bytesOf(token: string, id: string): Promise<Buffer> {
    const { url } = await this.contentOf(token, id);
    const answer = await checked('GET file', await fetch(new URL(url!, this.url)));
    return Buffer.from(await answer.arrayBuffer());
  }

  async call(method: string, path: string, token: string, more: Call = {}): Promise<Response> {
    return checked(`${method} ${path}`, await this.send(method, path, token, more));
  }

  private send(method: string, path: string, token: string, { headers = {}, body, bytes }: Call): Promise<Response> {
    return fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        'Tus-Resumable': '1.0.0',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
    });
  }
}

export function idOf(created: Response): string {
  return created.headers.get('location')!.split('/').at(-1)!;
}

export function pdfOf(bytes: number): Buffer {
  const [head, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
  return Buffer.concat([head, randomBytes(bytes - head.length - end.length), end]);
}

async function checked(what: string, answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
