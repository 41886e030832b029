import type { VoiceSettings } from '../../contract/voice';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { Section } from '../ui/Section';
import { showFailure } from '../ui/show-failure';
import { t } from './texts';
import { VoiceFields } from './VoiceFields';

/** How Starling sounds to the guardian. */
export function OwnVoiceSection() {
  const { voice } = useUser().settings;
  const change = (patch: Partial<VoiceSettings>) => {
    updateSettings({ voice: patch }).catch((error: unknown) => showFailure(t('failed'), error));
  };
  return (
    <Section title={t('own.title')} hint={t('own.hint')}>
      <VoiceFields isChild={false} settings={voice} allowsRemote onChange={change} />
    </Section>
  );
}
