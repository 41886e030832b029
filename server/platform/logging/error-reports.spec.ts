import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JsonLogger } from './json-logger.js';

describe('error reports', () => {
  const received: { type: string | undefined; body: string }[] = [];
  let server: Server;
  let arrived: PromiseWithResolvers<void>;
  beforeEach(async () => {
    received.length = 0;
    arrived = Promise.withResolvers();
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      received.push({ type: request.headers['content-type'], body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
      arrived.resolve();
    });
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  });
  afterEach(() => new Promise((settle) => server.close(settle)));

  const open = (errorReportingUrl: string | null) => {
    const lines: string[] = [];
    const settings = { logLevel: 'debug', nodeId: 'node-7', environmentName: 'staging', errorReportingUrl };
    return { lines, logger: new JsonLogger(settings, { write: (line: string) => lines.push(line) }) };
  };
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/errors`;

  it('are the redacted log lines of level error and above, and no others', async () => {
    const { logger, lines } = open(url());
    logger.warn('Only a warning', 'Bus');
    logger.error({ err: new Error('Bearer abcdef'), token: 'abcdef' }, 'It broke', 'Bus');
    await arrived.promise;
    expect(received).toHaveLength(1);
    expect(received[0]).toEqual({ type: 'application/json', body: lines[1] });
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      level: 'error',
      node: 'node-7',
      environment: 'staging',
      message: 'It broke',
    });
    expect(received[0]!.body).not.toContain('abcdef');
  });

  it('are not sent without a destination, and the log stays the same', () => {
    const { logger, lines } = open(null);
    logger.error('It broke', 'Bus');
    expect(lines).toHaveLength(1);
    expect(received).toEqual([]);
  });
});
