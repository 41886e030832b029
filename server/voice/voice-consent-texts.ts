import { Injectable } from '@nestjs/common';
import type { VoiceConsentPurpose, VoiceConsentTextBody } from '../../contract/voice.js';
import { Config } from '../platform/config/config.js';
import { sha256Hex } from '../platform/crypto.js';

/** A changed text needs a new version. */
const VERSION = '1';

const BROWSER_RECEIVER = 'the maker of the browser or of the voice, such as Google, Microsoft or Apple';

/** What guardians agree to before words of a child leave the device and this service. Each text names who receives them. */
@Injectable()
export class VoiceConsentTexts {
  private readonly texts: readonly VoiceConsentTextBody[];

  constructor(config: Config) {
    const service = config.speech ? [serviceText(new URL(config.speech.baseUrl).host)] : [];
    this.texts = [remoteVoicesText(), ...service];
  }

  /** Those that can be given here: without a speech service there is nothing to agree to. */
  list(): readonly VoiceConsentTextBody[] {
    return this.texts;
  }

  find(purpose: VoiceConsentPurpose): VoiceConsentTextBody | null {
    return this.texts.find((text) => text.purpose === purpose) ?? null;
  }
}

function remoteVoicesText(): VoiceConsentTextBody {
  return textOf(
    'remote_voices',
    VERSION,
    BROWSER_RECEIVER,
    `Some voices of a browser are not on the device. If you allow them, the words that Starling reads aloud to this child are sent to ${BROWSER_RECEIVER}, which may know the network address of the device. These can be replies to what the child wrote. The name of the child is not sent by us, unless it is part of the words. We do not know how long that company keeps the words. Voices of the device stay available. You can stop this at any time.`,
  );
}

/** The receiver is part of the version: a yes to one service is no yes to another. */
function serviceText(host: string): VoiceConsentTextBody {
  return textOf(
    'speech_service',
    `${VERSION} ${host}`,
    host,
    `The operator of this service has chosen a speech service: ${host}. If you allow it, Starling sends it the words that are read aloud where the device has no voice of its own, and, if you also turn listening on, what the child says while the microphone button is pressed, at most 30 seconds at a time. Neither a name nor the network address of the device is sent with it. Starling passes the sound on and keeps none of it; nobody is recognised by the voice. The operator of this service can tell you how ${host} handles it. You can stop this at any time.`,
  );
}

function textOf(purpose: VoiceConsentPurpose, version: string, receiver: string, text: string): VoiceConsentTextBody {
  return { purpose, version, sha256: sha256Hex(text), receiver, text };
}
