import { Module } from '@nestjs/common';
import { WaitlistController } from './waitlist.controller.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistService } from './waitlist.service.js';
import { WaitlistSettings } from './waitlist-settings.js';

@Module({
  controllers: [WaitlistController],
  providers: [WaitlistRepository, WaitlistSettings, WaitlistService],
  exports: [WaitlistService, WaitlistSettings],
})
export class WaitlistModule {}
