import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { TranscriptionBody } from '../../contract/voice.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse } from '../platform/validation/parse.js';
import { readRecording } from './recording-body.js';
import { SpeechService } from './speech.service.js';
import { speechBody } from './voice.dto.js';

/**
 * The optional speech service. Sound has no GraphQL twin: it travels as bytes. Bodies are read after the rules of the child,
 * so that no sound of a child reaches this process where its guardians have not agreed.
 */
@Controller('voice')
export class SpeechController {
  constructor(private readonly speech: SpeechService) {}

  @Post('speech')
  @HttpCode(200)
  @RequirePermission('create_conversations')
  @AllowBlocked('budget_used')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async speak(@CurrentActor() actor: Actor, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const choice = await this.speech.require(actor, 'speak');
    const { bytes, type } = await this.speech.speak(parse(speechBody, body ?? {}).text, choice);
    // Written without `send`, which would compute a tag for caches.
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(bytes);
  }

  @Post('transcriptions')
  @HttpCode(200)
  @RequirePermission('create_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async transcribe(@CurrentActor() actor: Actor, @Req() request: Request): Promise<TranscriptionBody> {
    const choice = await this.speech.require(actor, 'listen');
    return { text: await this.speech.transcribe(await readRecording(request), choice) };
  }
}
