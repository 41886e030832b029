/** A service that speaks the protocol of OpenAI's `POST /moderations`. It flags by `categories`, and can fail. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

const NAMES = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
];

export interface ModerationServiceDouble {
  readonly url: string;
  readonly requests: { path: string; headers: IncomingHttpHeaders; body: { input: string } }[];
  /** The categories that the next answers flag. */
  flagged: readonly string[];
  /** In place of an answer. */
  failure: 'silent' | 'status' | 'nonsense' | 'redirect' | null;
  stop(): Promise<void>;
}

export async function startModerationService(): Promise<ModerationServiceDouble> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as { input: string };
    double.requests.push({ path: request.url ?? '', headers: request.headers, body });
    if (double.failure === 'silent') return;
    if (double.failure === 'status') return response.writeHead(500).end('{"error":{"message":"overloaded"}}');
    if (double.failure === 'redirect') return response.writeHead(302, { location: `${double.url}/elsewhere` }).end();
    if (double.failure === 'nonsense') return response.writeHead(200).end('<html>');
    const categories = Object.fromEntries(NAMES.map((name) => [name, double.flagged.includes(name)]));
    const scores = Object.fromEntries(NAMES.map((name) => [name, double.flagged.includes(name) ? 0.98 : 0.001]));
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'modr-1',
        model: 'omni-moderation-latest',
        results: [{ flagged: double.flagged.length > 0, categories, category_scores: scores }],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: ModerationServiceDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    flagged: [],
    failure: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}
