import type { VoiceSettings } from '../../contract/voice';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { Section } from '../ui/Section';
import { showFailure } from '../ui/show-failure';
import { VoiceFields } from './VoiceFields';

/** How Starling sounds to the guardian. */
export function OwnVoiceSection() {
  const { voice } = useUser().settings;
  const change = (patch: Partial<VoiceSettings>) => {
    updateSettings({ voice: { ...voice, ...patch } }).catch((error: unknown) =>
      showFailure('The voice could not be changed', error),
    );
  };
  return (
    <Section title="Your own voice" hint="For you, on every device where you sign in.">
      <VoiceFields isChild={false} settings={voice} allowsRemote onChange={change} />
    </Section>
  );
}
