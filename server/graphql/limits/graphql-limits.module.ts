import { Module } from '@nestjs/common';
import { GraphqlGate } from './graphql-gate.js';

/** Apart from `GraphqlModule`, as that one is configured with the gate. */
@Module({ providers: [GraphqlGate], exports: [GraphqlGate] })
export class GraphqlLimitsModule {}
