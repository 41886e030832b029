import { Module } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { SafetyClassifier } from './safety-classifier.js';

/** Provides the one safety classifier of a node. */
@Module({
  providers: [
    { provide: SafetyClassifier, inject: [Metrics], useFactory: (metrics: Metrics) => new SafetyClassifier(metrics) },
  ],
  exports: [SafetyClassifier],
})
export class SafetyModule {}
