import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { HelpLinesController } from './help-lines.controller.js';
import { HelpLines, loadHelpLines } from './help-lines.js';
import { HelpLinesResolver } from './help-lines.resolver.js';
import { HouseholdHelp } from './household-help.js';
import { SafetyClassifier } from './safety-classifier.js';

/** Provides the one safety classifier of a node, and the help lines. */
@Module({
  imports: [HouseholdsModule],
  controllers: [HelpLinesController],
  providers: [
    { provide: HelpLines, useFactory: (): HelpLines => loadHelpLines() },
    HelpLinesResolver,
    HouseholdHelp,
    { provide: SafetyClassifier, inject: [Metrics], useFactory: (metrics: Metrics) => new SafetyClassifier(metrics) },
  ],
  exports: [HelpLines, HouseholdHelp, SafetyClassifier],
})
export class SafetyModule {}
