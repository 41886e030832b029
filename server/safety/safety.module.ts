import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.js';
import { Config } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { BlockedReplies } from './blocked-replies.js';
import { HelpLinesController } from './help-lines.controller.js';
import { HelpLines, loadHelpLines } from './help-lines.js';
import { HelpLinesResolver } from './help-lines.resolver.js';
import { HouseholdHelp } from './household-help.js';
import { SafetyCardController } from './safety-card.controller.js';
import { loadSafetyCard, SafetyCard } from './safety-card.js';
import { SafetyCardResolver } from './safety-card.resolver.js';
import { SafetyClassifier } from './safety-classifier.js';
import { SecondReader } from './second-reader.js';
import { TextsForChildren } from './texts-for-children.js';
import { UnmeasuredLanguagesResolver } from './unmeasured-languages.resolver.js';

function createClassifier({ moderation }: Config, metrics: Metrics): SafetyClassifier {
  if (!moderation) return new SafetyClassifier(metrics);
  const failures = metrics.counter(
    'starling_second_reader_failures_total',
    'Texts about which the moderation service did not answer in time',
  );
  return new SafetyClassifier(metrics, undefined, new SecondReader(moderation, failures));
}

/** Provides the one safety classifier of a node, the help lines, and the safety card. */
@Module({
  imports: [HouseholdsModule],
  controllers: [HelpLinesController, SafetyCardController],
  providers: [
    BlockedReplies,
    { provide: HelpLines, useFactory: (): HelpLines => loadHelpLines() },
    HelpLinesResolver,
    HouseholdHelp,
    { provide: SafetyCard, useFactory: (): SafetyCard => loadSafetyCard() },
    SafetyCardResolver,
    TextsForChildren,
    UnmeasuredLanguagesResolver,
    { provide: SafetyClassifier, inject: [Config, Metrics], useFactory: createClassifier },
  ],
  exports: [BlockedReplies, HelpLines, HouseholdHelp, SafetyClassifier, TextsForChildren],
})
export class SafetyModule {}
