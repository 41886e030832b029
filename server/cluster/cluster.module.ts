import { Module } from '@nestjs/common';
import { ProvidersModule } from '../companion/providers/providers.module.js';
import { NodeRegistry } from './node-registry.js';

/** The living nodes of the cluster, and the state of each. Not global: Nest would stop it after the database connection. */
@Module({ imports: [ProvidersModule], providers: [NodeRegistry], exports: [NodeRegistry] })
export class ClusterModule {}
