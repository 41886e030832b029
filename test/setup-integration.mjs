import { jest } from '@jest/globals';

jest.setTimeout(60_000);

// A shared machine may stall for seconds. A repeated test is printed with its first failure, never passed in silence.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
