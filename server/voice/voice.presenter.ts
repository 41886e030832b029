import type {
  VoiceConsentBody,
  VoiceConsentPurpose,
  VoiceConsentTextBody,
  VoiceSettings,
} from '../../contract/voice.js';
import type { PurposeConsent } from '../children/purpose-consents.js';
import type { ChildVoice } from './voice.service.js';
import type { ChildVoiceObject, UpdateChildVoiceInput, VoiceConsentObject } from './voice.types.js';
import type { VoiceConsentText } from './voice-consent-texts.js';

export function toRest({
  childId: _childId,
  consents: _consents,
  receiver: _receiver,
  ...settings
}: ChildVoice): VoiceSettings {
  return settings;
}

export function toGraphql({ read_replies: readReplies, consents, ...settings }: ChildVoice): ChildVoiceObject {
  return { ...settings, readReplies, consents: [...consents] };
}

/** The named fields, as the body of the REST call. Only the voice and the language can be null. */
export function bodyOf({ readReplies, voice, language, ...same }: UpdateChildVoiceInput): Record<string, unknown> {
  const named = Object.entries({ ...same, read_replies: readReplies }).filter(([, value]) => value != null);
  return {
    ...Object.fromEntries(named),
    ...(voice === undefined ? {} : { voice }),
    ...(language === undefined ? {} : { language }),
  };
}

export function textToRest({ language: _language, ...text }: VoiceConsentText): VoiceConsentTextBody {
  return text;
}

export function consentToRest({
  version,
  sha256,
  givenBy,
  givenAt,
  withdrawnAt,
  ...line
}: PurposeConsent): VoiceConsentBody {
  return {
    purpose: line.purpose as VoiceConsentPurpose,
    version,
    sha256,
    given_by: givenBy,
    given_at: givenAt.toISOString(),
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  };
}

export function consentToGraphql(consent: PurposeConsent): VoiceConsentObject {
  return { ...consent, purpose: consent.purpose as VoiceConsentPurpose };
}
