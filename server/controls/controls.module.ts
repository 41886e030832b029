import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { AnswerTime } from './answer-time.js';
import { ChildChanges } from './child-changes.js';
import { ChildStates } from './child-states.js';
import { ControlsController } from './controls.controller.js';
import { ControlsRepository } from './controls.repository.js';
import { ControlsResolver } from './controls.resolver.js';
import { ControlsService } from './controls.service.js';
import { ControlsAdmission } from './controls-admission.js';
import { DayOpenings } from './day-openings.js';
import { GoalsRepository } from './goals.repository.js';
import { GrantsService } from './grants.service.js';
import { HouseholdPausesController } from './household-pauses.controller.js';
import { HouseholdPausesResolver } from './household-pauses.resolver.js';
import { LearnFirstController } from './learn-first.controller.js';
import { LearnFirstResolver } from './learn-first.resolver.js';
import { LearnFirstService } from './learn-first.service.js';
import { OwnStateController } from './own-state.controller.js';
import { OwnStateResolver } from './own-state.resolver.js';
import { PausesService } from './pauses.service.js';
import { ReadingsRepository } from './readings.repository.js';
import { UsageMeter } from './usage-meter.js';
import { UsageReports } from './usage-reports.js';

/** Parental controls: rules, grants, pauses, counted minutes, and the decision over what a child may do. */
@Module({
  imports: [ChildrenModule, HouseholdsModule],
  controllers: [ControlsController, HouseholdPausesController, LearnFirstController, OwnStateController],
  providers: [
    AnswerTime,
    ChildChanges,
    ChildStates,
    ControlsAdmission,
    ControlsRepository,
    ControlsResolver,
    ControlsService,
    DayOpenings,
    GoalsRepository,
    GrantsService,
    HouseholdPausesResolver,
    LearnFirstResolver,
    LearnFirstService,
    OwnStateResolver,
    PausesService,
    ReadingsRepository,
    UsageMeter,
    UsageReports,
  ],
  exports: [
    AnswerTime,
    ChildChanges,
    ChildStates,
    ControlsRepository,
    ControlsService,
    DayOpenings,
    GrantsService,
    UsageMeter,
    UsageReports,
  ],
})
export class ControlsModule {}
