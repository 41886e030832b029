import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { VOICE_CONSENTS, type VoiceConsentPurpose, type VoiceConsentTextBody } from '../../contract/voice.js';
import type { PurposeText } from '../children/purpose-consents.js';
import { Config } from '../platform/config/config.js';
import { sha256Hex } from '../platform/crypto.js';
import { textsIn } from '../platform/languages/texts.js';

/** A changed text needs a new version. */
const VERSION = '1';

/** What a guardian agrees to, with the one who receives the words. */
export type VoiceConsentText = PurposeText & Pick<VoiceConsentTextBody, 'purpose' | 'receiver'>;

/** What guardians agree to before words of a child leave the device and this service. Each text names who receives them. */
@Injectable()
export class VoiceConsentTexts {
  /** Of the speech service; null without one. */
  private readonly host: string | null;

  constructor(config: Config) {
    this.host = config.speech ? new URL(config.speech.baseUrl).host : null;
  }

  /** Those that can be given here: without a speech service there is nothing to agree to. */
  list(language: Language): VoiceConsentText[] {
    return VOICE_CONSENTS.flatMap((purpose) => this.find(purpose, language) ?? []);
  }

  find(purpose: VoiceConsentPurpose, language: Language): VoiceConsentText | null {
    const t = textsIn(language, 'consents');
    const { host } = this;
    if (purpose === 'speech_service') {
      if (host === null) return null;
      // The receiver is part of the version: a yes to one service is no yes to another.
      return textOf(purpose, `${VERSION} ${host}`, language, host, t('speechService.text', { host }));
    }
    const receiver = t('remoteVoices.receiver');
    return textOf(purpose, VERSION, language, receiver, t('remoteVoices.text', { receiver }));
  }
}

function textOf(
  purpose: VoiceConsentPurpose,
  version: string,
  language: Language,
  receiver: string,
  text: string,
): VoiceConsentText {
  return { purpose, version, language, sha256: sha256Hex(text), receiver, text };
}
