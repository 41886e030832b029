import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PeriodicTasks } from './periodic-tasks.js';

/**
 * Must be the last import of the application and not be global: Nest then starts it after everything that its tasks use,
 * and stops it before.
 */
@Module({ imports: [DiscoveryModule], providers: [PeriodicTasks] })
export class PeriodicTasksModule {}
