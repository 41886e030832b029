import type { VoiceSettings } from '../../contract/voice';
import type { ChildVoiceFieldsFragment, UpdateChildVoiceInput } from '../gql/graphql';

export function toSettings(child: ChildVoiceFieldsFragment): VoiceSettings {
  const { speak, voice = null, rate, pitch, language = null, readReplies, highlight, captions, listen } = child;
  return { speak, voice, rate, pitch, language, read_replies: readReplies, highlight, captions, listen };
}

export function toInput({ read_replies: readReplies, ...same }: Partial<VoiceSettings>): UpdateChildVoiceInput {
  return { ...same, ...(readReplies === undefined ? {} : { readReplies }) };
}
