/** The rules of a child that a guardian has changed and not saved. */
import type { Controls } from '../../contract/controls';
import { changesBetween, takeOver } from './rule-changes';
import type { VersionedRules } from './rules';

export interface RulesEdit {
  /** What was read before the changes. */
  readonly base: VersionedRules;
  readonly rules: Controls;
}

/** Null: nothing differs. */
export function editOf(base: VersionedRules, rules: Controls): RulesEdit | null {
  return changesBetween(base.rules, rules).length === 0 ? null : { base, rules };
}

/**
 * What is not saved after `sent` was saved and answered with `saved`. `now` is the edit as it is meanwhile: null if the
 * changes were taken back while they were being saved.
 */
export function editAfterSave(now: RulesEdit | null, sent: RulesEdit, saved: VersionedRules): RulesEdit | null {
  // The live connection was faster than the answer, and this edit began with what it brought.
  if (now && now.base.version >= saved.version) return now;
  const mine = now?.rules ?? sent.base.rules;
  const keys = changesBetween(sent.rules, mine).flatMap((change) => change.keys);
  return editOf(saved, takeOver(saved.rules, mine, keys));
}
