import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { Controls } from '../../contract/controls';
import { errorCodeOf } from '../platform/api-error';
import { askAgain } from '../platform/ask-again';
import { showFailure } from '../ui/show-failure';
import { showUndo } from '../ui/undo-toast';
import { CHILD_CONTROLS, UPDATE_CHILD_CONTROLS } from './controls.graphql';
import { changesBetween, clashesOf, type RuleChange, takeOver } from './rule-changes';
import { patchOf, rulesOf, type VersionedRules } from './rules';
import { editAfterSave, editOf, type RulesEdit } from './rules-edit';
import { t } from './texts';

/** What another grown-up changed while this one was editing. */
export interface RulesConflict {
  readonly theirs: readonly RuleChange[];
  /** What both changed. */
  readonly clashes: readonly RuleChange[];
}

export interface RulesDraft {
  /** With the changes that are not saved yet; null until they have loaded. */
  readonly rules: Controls | null;
  readonly error: Error | null;
  readonly reload: () => void;
  /** Changes that are not saved yet. */
  readonly changes: readonly RuleChange[];
  readonly conflict: RulesConflict | null;
  readonly isSaving: boolean;
  readonly saveError: unknown;
  change: (update: (rules: Controls) => Controls) => void;
  save: () => Promise<void>;
  discard: () => void;
  /** Goes on with the newest rules: with one's own changes on top, or without those that clash. */
  resolve: (side: 'mine' | 'theirs') => void;
}

/** The rules of a child while a guardian changes them. Nothing is sent before it is saved. */
export function useRulesDraft(childId: string, nickname: string): RulesDraft {
  const { data, error, refetch } = useQuery(CHILD_CONTROLS, { variables: { childId } });
  const current = useMemo(() => (data ? rulesOf(data.childControls) : null), [data]);
  const [edit, setEdit] = useState<RulesEdit | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [saveError, setSaveError] = useState<unknown>(null);
  const [update] = useMutation(UPDATE_CHILD_CONTROLS, {
    update: (cache, { data: changed }) => {
      if (!changed) return;
      const variables = { childId };
      cache.writeQuery({ query: CHILD_CONTROLS, variables, data: { childControls: changed.updateChildControls } });
    },
    refetchQueries: ['ChildState', 'ChildTimeline'],
  });

  const change = useCallback(
    (next: (rules: Controls) => Controls) => {
      if (!current) return;
      setSaveError(null);
      setEdit((before) => editOf(before?.base ?? current, next(before?.rules ?? current.rules)));
    },
    [current],
  );

  const undo = async (from: VersionedRules, to: Controls) => {
    try {
      await update({ variables: { childId, input: patchOf(from.version, from.rules, to) } });
    } catch (reason) {
      showFailure(t('save.undoFailed'), reason);
    }
  };

  const save = async () => {
    if (!edit) return;
    setIsSaving(true);
    setSaveError(null);
    const { base, rules } = edit;
    try {
      const { data: answer } = await update({
        variables: { childId, input: patchOf(base.version, base.rules, rules) },
      });
      const saved = answer ? rulesOf(answer.updateChildControls) : { version: base.version + 1, rules };
      // The rules can be changed while they are being saved.
      setEdit((now) => editAfterSave(now, edit, saved));
      const from = { version: saved.version, rules };
      showUndo(t('save.saved', { name: nickname }), () => void undo(from, base.rules));
    } catch (reason) {
      if (errorCodeOf(reason) === 'conflict') await refetch().catch(setSaveError);
      else setSaveError(reason);
    } finally {
      setIsSaving(false);
    }
  };

  const changes = edit ? changesBetween(edit.base.rules, edit.rules) : [];
  const isBehind = edit !== null && current !== null && current.version !== edit.base.version && !isSaving;
  return {
    rules: edit?.rules ?? current?.rules ?? null,
    error: (current ? null : error) ?? null,
    reload: () => askAgain(refetch),
    changes,
    conflict: isBehind ? conflictOf(edit, current.rules) : null,
    isSaving,
    saveError,
    change,
    save,
    discard: () => {
      setEdit(null);
      setSaveError(null);
    },
    resolve: (side) => {
      if (!edit || !current) return;
      const clashes = clashesOf(edit.base.rules, edit.rules, current.rules);
      const keys = changes.flatMap((one) => one.keys).filter((key) => side === 'mine' || !clashes.has(key));
      const rules = takeOver(current.rules, edit.rules, keys);
      setEdit(editOf(current, rules));
    },
  };
}

function conflictOf({ base, rules }: RulesEdit, theirs: Controls): RulesConflict {
  const clashes = clashesOf(base.rules, rules, theirs);
  return {
    theirs: changesBetween(base.rules, theirs),
    clashes: changesBetween(base.rules, rules).filter(({ keys }) => keys.some((key) => clashes.has(key))),
  };
}
