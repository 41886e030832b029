import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

jest.setTimeout(60_000);

// What fails on purpose need not be reported. An application that a test starts logs as its LOG_LEVEL says.
Logger.overrideLogger(false);
