import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChildVoicesRepository } from './child-voices.repository.js';
import { SpeechController } from './speech.controller.js';
import { SpeechService } from './speech.service.js';
import { VoiceController } from './voice.controller.js';
import { VoiceResolver } from './voice.resolver.js';
import { VoiceService } from './voice.service.js';
import { VoiceConsentTexts } from './voice-consent-texts.js';

/** How Starling speaks and listens: settings, consents, and the optional speech service. */
@Module({
  imports: [ChildrenModule, ControlsModule, UsersModule],
  controllers: [SpeechController, VoiceController],
  providers: [ChildVoicesRepository, SpeechService, VoiceConsentTexts, VoiceResolver, VoiceService],
})
export class VoiceModule {}
