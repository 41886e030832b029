import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { JsonLogger } from '../platform/logging/json-logger.js';
import type { Audit } from './audit.service.js';
import type { AuditHead } from './audit-chain.js';
import { AuditPublisher } from './audit-publisher.js';

it('logs the newest entry once, with the id and hash that an operator compares later', async () => {
  const lines: string[] = [];
  const settings = { logLevel: 'info', nodeId: 'node-1', environmentName: 'test', errorReportingUrl: null };
  Logger.overrideLogger(new JsonLogger(settings, { write: (line: string) => void lines.push(line) }));
  try {
    let head: AuditHead = { id: '41', hash: 'ab'.repeat(32) };
    const audit = { readHead: async () => ({ head, isIntact: true }) } as unknown as Audit;
    const publisher = new AuditPublisher({} as DataSource, audit);
    await publisher.publish();
    await publisher.publish();
    head = { id: '42', hash: 'cd'.repeat(32) };
    await publisher.publish();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { auditId: '41', auditHash: 'ab'.repeat(32), message: 'The newest entry of the audit log' },
      { auditId: '42', auditHash: 'cd'.repeat(32) },
    ]);
  } finally {
    Logger.overrideLogger(false);
  }
});
