import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { QuietWindow } from '../../../contract/controls';
import { Section } from '../../ui/Section';
import { showUndo } from '../../ui/undo-toast';
import { UsualLine } from '../forms/UsualLine';
import { takeOver } from '../rule-changes';
import { windowName } from '../rule-words';
import type { RulesFormProps } from '../rules-form';
import { t } from '../texts';
import type { ChildNow } from '../useChildNow';
import { ComingPicture } from './ComingPicture';
import { WeekEditor } from './WeekEditor';
import { newWindow, WindowDialog } from './WindowDialog';
import { WindowList } from './WindowList';

type View = 'plan' | 'coming';
const VIEWS: readonly View[] = ['plan', 'coming'];

/** The quiet times of a child: a picture of the week in which they are moved, and the same as a list. */
export function WeekSection({ rules, usual, change, nickname, now }: RulesFormProps & { now: ChildNow }) {
  const [view, setView] = useState<View>('plan');
  const [edited, setEdited] = useState<QuietWindow | null>(null);
  const { windows } = rules;

  const put = (window: QuietWindow) =>
    change((before) => takeOver(before, { ...before, windows: [window] }, [`window:${window.id}`]));
  const setWindows = (next: readonly QuietWindow[]) => change((before) => ({ ...before, windows: next }));
  /** The quiet time comes back as it was, whatever else has changed since. */
  const bringBack = (window: QuietWindow) => () => put(window);
  const remove = (window: QuietWindow) => {
    setWindows(windows.filter(({ id }) => id !== window.id));
    showUndo(t('window.removed', { name: windowName(window) }), bringBack(window));
  };

  return (
    <Section
      title={t('week.title')}
      hint={t('week.hint', { name: nickname, zone: now.zone.replaceAll('_', ' ') })}
      actions={
        <>
          <SegmentedControl
            aria-label={t('week.shows')}
            radius="xl"
            data={VIEWS.map((one) => ({ value: one, label: t(`week.${one}`) }))}
            value={view}
            onChange={(value) => setView(value as View)}
          />
          <Button leftSection={<IconPlus size={18} />} variant="light" onClick={() => setEdited(newWindow())}>
            {t('week.add')}
          </Button>
        </>
      }
    >
      {view === 'plan' ? (
        <WeekEditor
          windows={windows}
          now={now}
          onPut={put}
          onChange={setWindows}
          onEdit={setEdited}
          onUndo={bringBack}
        />
      ) : (
        <ComingPicture now={now} />
      )}
      <WindowList windows={windows} onEdit={setEdited} onPut={put} onRemove={remove} />
      <UsualLine part="windows" rules={rules} usual={usual} change={change} />
      {edited && (
        <WindowDialog
          window={edited}
          isNew={!windows.some(({ id }) => id === edited.id)}
          onSave={put}
          onRemove={remove}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
