import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { PlansController } from './plans.controller.js';
import { PlansResolver } from './plans.resolver.js';
import { PlansService } from './plans.service.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesResolver } from './schedules.resolver.js';
import { SchedulesService } from './schedules.service.js';

/** The child's week, and the plan of each day. */
@Module({
  imports: [ChildrenModule, ControlsModule, HouseholdsModule, RemindersModule],
  controllers: [PlansController, SchedulesController],
  providers: [PlansResolver, PlansService, SchedulesRepository, SchedulesResolver, SchedulesService],
  exports: [SchedulesService],
})
export class SchedulesModule {}
