import { withRequestId } from '../request-context.js';
import { JsonLogger } from './json-logger.js';

describe('the log', () => {
  const open = (level = 'debug') => {
    const lines: string[] = [];
    const logger = new JsonLogger(
      { logLevel: level, nodeId: 'node-7', environmentName: 'production', errorReportingUrl: null },
      { write: (line: string) => lines.push(line) },
    );
    return { logger, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>), lines };
  };

  it('writes one JSON object per line, with node, level, request and context', () => {
    const { logger, entries, lines } = open();
    withRequestId('request-1', () => logger.warn({ attempt: 2 }, 'It took\ntwo lines', 'Bus'));
    expect(lines).toHaveLength(1);
    expect(lines[0]!.trimEnd()).not.toContain('\n');
    expect(entries()[0]).toMatchObject({
      level: 'warn',
      node: 'node-7',
      environment: 'production',
      request_id: 'request-1',
      context: 'Bus',
      attempt: 2,
      message: 'It took\ntwo lines',
    });
  });

  it('writes nothing below its level', () => {
    const { logger, lines } = open('warn');
    logger.log('quiet', 'Bus');
    logger.debug('quieter', 'Bus');
    logger.error('loud', 'Bus');
    expect(lines).toHaveLength(1);
  });

  it('redacts texts and fields', () => {
    const { logger, lines } = open();
    logger.error({ err: new Error('Bearer abcdef'), token: 'abcdef' }, 'code=abcdef', 'Auth');
    expect(lines[0]).not.toContain('abcdef');
  });
});
