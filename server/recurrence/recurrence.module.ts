import { Module } from '@nestjs/common';
import { RecurrencesController } from './recurrences.controller.js';
import { RecurrencesResolver } from './recurrences.resolver.js';
import { RecurrencesService } from './recurrences.service.js';

/** Zones, rules and the instants that follow from them. */
@Module({
  controllers: [RecurrencesController],
  providers: [RecurrencesResolver, RecurrencesService],
})
export class RecurrenceModule {}
