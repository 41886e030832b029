import { Module } from '@nestjs/common';
import { QueryLimits } from './query-limits.js';

/** A module of its own, because the configuration of `GraphqlModule` injects `QueryLimits`. */
@Module({ providers: [QueryLimits], exports: [QueryLimits] })
export class QueryLimitsModule {}
