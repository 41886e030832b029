import { Section } from '../../ui/Section';
import type { ChildNow } from '../useChildNow';
import { ComingPicture } from './ComingPicture';

/** What a helper sees of the week. */
export function ComingSection({ now }: { now: ChildNow }) {
  return (
    <Section title="The coming 7 days" hint="Starling is closed in the quiet times. A guardian sets them.">
      <ComingPicture now={now} />
    </Section>
  );
}
