import { Section } from '../../ui/Section';
import { t } from '../texts';
import type { ChildNow } from '../useChildNow';
import { ComingPicture } from './ComingPicture';

/** What a helper sees of the week. */
export function ComingSection({ now }: { now: ChildNow }) {
  return (
    <Section title={t('week.comingTitle')} hint={t('week.comingHint')}>
      <ComingPicture now={now} />
    </Section>
  );
}
