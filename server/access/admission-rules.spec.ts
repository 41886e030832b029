import { type AdmissionRule, AdmissionRules } from './admission-rules.js';

describe('AdmissionRules', () => {
  const until = new Date('2026-06-01T20:00:00Z');
  const now = new Date('2026-06-01T19:00:00Z');
  const rule: AdmissionRule<{ test_is_late: boolean }> = {
    name: 'test',
    columns: 'w.is_late AS test_is_late',
    join: 'LEFT JOIN windows w ON w.user_id = u.id',
    decide: ({ test_is_late: isLate }) => (isLate ? { reason: 'quiet_hours', until } : null),
    changesAt: () => until,
  };

  it('adds nothing to the query and blocks no account while no feature has a rule', () => {
    const rules = new AdmissionRules();
    expect(rules.sql()).toEqual({ columns: '', joins: '' });
    expect(rules.blocksOf({}, now)).toEqual([]);
  });

  it("reads a rule's facts in the query that loads the account, and blocks by its decision", () => {
    const rules = new AdmissionRules();
    rules.register(rule);
    expect(rules.sql()).toEqual({
      columns: ', w.is_late AS test_is_late',
      joins: 'LEFT JOIN windows w ON w.user_id = u.id',
    });
    expect(rules.blocksOf({ test_is_late: true }, now)).toEqual([{ reason: 'quiet_hours', until }]);
    expect(rules.blocksOf({ test_is_late: false }, now)).toEqual([]);
  });

  it('says when time alone may change its answer, or that it never does', () => {
    const rules = new AdmissionRules();
    expect(rules.changesAt({}, now)).toBeNull();
    rules.register(rule);
    expect(rules.changesAt({}, now)).toEqual(until);
  });

  it('refuses two rules with one name', () => {
    const rules = new AdmissionRules();
    rules.register(rule);
    expect(() => rules.register(rule)).toThrow('registered twice');
  });
});
