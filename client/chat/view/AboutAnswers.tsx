import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { t } from '../texts';

const load = () => import('./AboutAnswersPopover');
const AboutAnswersPopover = lazy(async () => ({ default: (await load()).AboutAnswersPopover }));

/** The “i” in the header of a conversation: who answers, and how far to trust it. */
export function AboutAnswers() {
  const [isWanted, setIsWanted] = useState(false);
  const button = <InfoButton onPointerEnter={load} onFocus={load} onClick={() => setIsWanted(true)} />;
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <AboutAnswersPopover button={(props) => <InfoButton {...props} />} />
    </Suspense>
  );
}

function InfoButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} radius="xl" aria-label={t('about.label')} {...props}>
      <IconInfoCircle size={22} stroke={1.7} />
    </ActionIcon>
  );
}
