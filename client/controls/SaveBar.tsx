import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import { ConflictNotice } from './ConflictNotice';
import classes from './controls.module.css';
import { t } from './texts';
import type { RulesDraft } from './useRulesDraft';

/** Stands at the bottom of the page while there is something to save, and asks before it is lost. */
export function SaveBar({ draft, nickname }: { draft: RulesDraft; nickname: string }) {
  const { changes, conflict, isSaving, saveError, save, discard } = draft;
  const isDirty = changes.length > 0;
  const blocker = useBlocker(isDirty);
  const isLeaving = useRef(false);
  useWarningBeforeUnload(isDirty);
  if (!isDirty) return null;
  return (
    <Paper component="section" className={classes.saveBar} aria-label={t('save.label')} data-toasts-above>
      {conflict ? (
        <ConflictNotice conflict={conflict} onResolve={draft.resolve} />
      ) : (
        <>
          <div className={classes.saveText}>
            <Text fw={700} role="status">
              {t('save.count', { count: changes.length })}
            </Text>
            <ul className={classes.changes}>
              {changes.map(({ keys, text }) => (
                <li key={keys.join()}>{text}</li>
              ))}
            </ul>
          </div>
          {saveError !== null && <ErrorNotice error={saveError} />}
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" mih={44} onClick={discard} disabled={isSaving}>
              {t('save.discard')}
            </Button>
            <Button mih={44} onClick={() => void save()} loading={isSaving}>
              {t('save.action', { name: nickname })}
            </Button>
          </Group>
        </>
      )}
      <ConfirmDialog
        opened={blocker.state === 'blocked'}
        title={t('save.leaveTitle')}
        confirmLabel={t('save.leave')}
        cancelLabel={t('save.stay')}
        danger
        onClose={() => {
          // The dialog also closes after a yes. A reset would then stop the way back that just began.
          if (!isLeaving.current) blocker.reset?.();
          isLeaving.current = false;
        }}
        onConfirm={() => {
          isLeaving.current = true;
          blocker.proceed?.();
        }}
      >
        {t('save.leaveText', { count: changes.length })}
      </ConfirmDialog>
    </Paper>
  );
}

function useWarningBeforeUnload(isDirty: boolean): void {
  const wasDirty = useRef(isDirty);
  wasDirty.current = isDirty;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wasDirty.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
