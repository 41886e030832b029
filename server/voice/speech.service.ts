import { Injectable, Logger } from '@nestjs/common';
import { DEFAULT_VOICE, RECORDING_MAX_SECONDS, type RecordingType, type VoiceSettings } from '../../contract/voice.js';
import type { Actor } from '../access/actor.js';
import { Config } from '../platform/config/config.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { UsersService } from '../users/users.service.js';
import type { Recording } from './recording-body.js';
import { NotARecording, recordingSeconds } from './recording-length.js';
import { SpeechClient, SpeechFailure, type SpokenAudio } from './speech-client.js';
import { VoiceService } from './voice.service.js';

/** A recorder stops at 30 seconds and closes its file a little later. */
const PATIENCE_SECONDS = 1;

type SpeechChoice = Pick<VoiceSettings, 'rate' | 'language'>;

/** Speaks and listens through the speech service of the operator, for adults, and for children whose guardians agreed. */
@Injectable()
export class SpeechService {
  private readonly logger = new Logger('SpeechService');
  private readonly client: SpeechClient | null;

  constructor(
    config: Config,
    private readonly voices: VoiceService,
    private readonly users: UsersService,
  ) {
    this.client = config.speech && new SpeechClient(config.speech);
  }

  /** @throws AppError `speech_unavailable` */
  speak(text: string, { rate }: SpeechChoice): Promise<SpokenAudio> {
    return this.ask((client) => client.speak(text, rate));
  }

  /**
   * Writes down what was said.
   * @throws AppError `validation_failed` for more than 30 seconds, or for what is no recording; `speech_unavailable`
   */
  async transcribe({ bytes, type }: Recording, { language }: SpeechChoice): Promise<string> {
    requireShort(bytes, type);
    return this.ask((client) => client.transcribe(bytes, type, language?.split('-', 1)[0] ?? null));
  }

  /** How the caller wants it. @throws AppError for a child's device: `area_off` where its guardians have not agreed */
  async require(actor: Actor, use: 'speak' | 'listen'): Promise<SpeechChoice> {
    if (actor.role !== 'device') {
      const own = await this.users.find(actor.userId);
      return { ...DEFAULT_VOICE, ...own?.settings.voice };
    }
    const child = await this.voices.ownChild(actor);
    const voice = await this.voices.read(await this.voices.requireReadable(actor, child.id));
    if (!voice[use] || (this.client && !voice.consents.includes('speech_service'))) throw new AppError('area_off');
    return voice;
  }

  private async ask<T>(call: (client: SpeechClient) => Promise<T>): Promise<T> {
    if (!this.client) throw new AppError('speech_unavailable');
    try {
      return await call(this.client);
    } catch (error) {
      if (!(error instanceof SpeechFailure)) throw error;
      this.logger.warn({ err: error }, 'The speech service could not be used');
      throw new AppError('speech_unavailable');
    }
  }
}

function requireShort(recording: Buffer, type: RecordingType): void {
  try {
    const seconds = recordingSeconds(recording, type);
    if (seconds === null || seconds <= RECORDING_MAX_SECONDS + PATIENCE_SECONDS) return;
  } catch (error) {
    if (!(error instanceof NotARecording)) throw error;
    throw fieldError('file', 'noRecordingOf', { type });
  }
  throw fieldError('file', 'maxSeconds', { max: RECORDING_MAX_SECONDS });
}
