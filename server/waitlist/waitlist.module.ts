import { Module } from '@nestjs/common';
import { PlaceWatch } from './place-watch.js';
import { WaitlistController } from './waitlist.controller.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistService } from './waitlist.service.js';
import { WaitlistSettings } from './waitlist-settings.js';

@Module({
  controllers: [WaitlistController],
  providers: [PlaceWatch, WaitlistRepository, WaitlistSettings, WaitlistService],
  exports: [WaitlistService, WaitlistSettings],
})
export class WaitlistModule {}
