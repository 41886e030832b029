import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call sent. */
export interface SpeechRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Of `/audio/speech`. */
  readonly speech?: Readonly<Record<string, unknown>>;
  /** Of `/audio/transcriptions`: the fields of the form, and the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Buffer };
}

/** A speech service that speaks OpenAI's protocol. */
export interface SpeechServiceDouble {
  readonly url: string;
  readonly requests: SpeechRequest[];
  /** What it says. */
  audio: Buffer;
  /** What it hears. */
  transcript: string;
  /** In place of an answer. */
  failure: 'status' | 'nonsense' | 'redirect' | 'closed' | null;
  stop(): Promise<void>;
}

export async function startSpeechService(): Promise<SpeechServiceDouble> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const sent = await read(request);
    double.requests.push({ path, headers: request.headers, ...(await partsOf(path, request, sent)) });
    if (double.failure === 'closed') return void request.socket.destroy();
    if (double.failure === 'status') return response.writeHead(500).end('{"error":{"message":"overloaded"}}');
    if (double.failure === 'redirect') return response.writeHead(302, { location: `${double.url}/elsewhere` }).end();
    if (double.failure === 'nonsense') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (path === '/v1/audio/speech') return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(double.audio);
    if (path !== '/v1/audio/transcriptions') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: double.transcript }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: SpeechServiceDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    audio: Buffer.from('ID3 the sound of a sentence'),
    transcript: 'Why is the sky blue?',
    failure: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

async function partsOf(path: string, { headers }: IncomingMessage, sent: Buffer): Promise<Partial<SpeechRequest>> {
  if (path.endsWith('/speech')) return { speech: JSON.parse(sent.toString('utf8')) };
  const contentType = headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return {};
  const form = await new Response(new Uint8Array(sent), { headers: { 'content-type': contentType } }).formData();
  const file = form.get('file');
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  if (!(file instanceof File)) return { fields };
  return { fields, file: { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) } };
}
