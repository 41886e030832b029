import { Controller, Get } from '@nestjs/common';
import type { SafetyCardBody } from '../../contract/safety-card.js';
import { Public } from '../access/access.decorators.js';
import { SafetyCard } from './safety-card.js';

/** Open to everyone, so that a parent can compare before signing up. */
@Controller('safety/card')
export class SafetyCardController {
  constructor(private readonly card: SafetyCard) {}

  @Get()
  @Public()
  get(): SafetyCardBody {
    return this.card;
  }
}
