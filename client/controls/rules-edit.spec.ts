import type { Controls } from '../../contract/controls';
import { defaultControls } from '../../contract/default-controls';
import { changesBetween } from './rule-changes';
import { editAfterSave, editOf, type RulesEdit } from './rules-edit';

const rules = defaultControls('6_9', 'night');
const withMinutes = (budgets: Partial<Controls['budgets']>, more: Partial<Controls> = {}): Controls => ({
  ...rules,
  ...more,
  budgets: { ...rules.budgets, ...budgets },
});
const base = { version: 3, rules };
const sent: RulesEdit = { base, rules: withMinutes({ mon: 40 }) };
const saved = { version: 4, rules: sent.rules };

const unsaved = (edit: RulesEdit | null) =>
  edit && changesBetween(edit.base.rules, edit.rules).flatMap(({ keys }) => keys);

describe('after rules were saved', () => {
  it('nothing is unsaved if nothing changed meanwhile', () => {
    expect(editAfterSave(sent, sent, saved)).toBeNull();
  });

  it('what changed meanwhile is unsaved, on top of what the server answered', () => {
    const now = { base, rules: withMinutes({ mon: 40, tue: 50 }) };
    // Another grown-up's change of a part that the save did not name.
    const answered = { version: 5, rules: withMinutes({ mon: 40 }, { exempt: ['story'] }) };
    const edit = editAfterSave(now, sent, answered);
    expect(edit).toEqual({ base: answered, rules: withMinutes({ mon: 40, tue: 50 }, { exempt: ['story'] }) });
    expect(unsaved(edit)).toEqual(['budget:tue']);
  });

  it('changes that were taken back meanwhile are unsaved', () => {
    expect(editOf(base, structuredClone(rules))).toBeNull();
    const edit = editAfterSave(null, sent, saved);
    expect(edit?.rules.budgets.mon).toBe(rules.budgets.mon);
    expect(unsaved(edit)).toEqual(['budget:mon']);
  });

  it('an edit that began with the saved rules stays as it is', () => {
    const now = { base: saved, rules: withMinutes({ mon: 40, sun: 0 }) };
    expect(editAfterSave(now, sent, saved)).toBe(now);
  });
});
