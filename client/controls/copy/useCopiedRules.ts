import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { CHILD_CONTROLS, UPDATE_CHILD_CONTROLS } from '../controls.graphql';
import { changesBetween, type RuleChange } from '../rule-changes';
import { patchOf, rulesOf, type VersionedRules } from '../rules';
import { t } from '../texts';
import { type CopiedPart, copiedRules } from './copied-rules';

/** What a child gets. */
export interface CopyPlan {
  readonly child: ChildFieldsFragment;
  readonly changes: readonly RuleChange[];
}

type RulesByChild = ReadonlyMap<string, VersionedRules>;

/** Reads the rules of all children, and gives the chosen ones the parts of another one's. */
export function useCopiedRules(
  sourceId: string,
  targets: readonly ChildFieldsFragment[],
  parts: readonly CopiedPart[],
) {
  const client = useApolloClient();
  const ids = [...new Set([sourceId, ...targets.map(({ id }) => id)])].toSorted().join(' ');
  const [known, setKnown] = useState<RulesByChild>(new Map());
  const [error, setError] = useState<unknown>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isApplying, setIsApplying] = useState(false);
  const [round, setRound] = useState(0);
  const [update] = useMutation(UPDATE_CHILD_CONTROLS, { refetchQueries: ['ChildState', 'ChildTimeline'] });

  useEffect(() => {
    // Each round reads everything again.
    let isCurrent = round >= 0;
    const read = async (childId: string): Promise<[string, VersionedRules]> => {
      const variables = { childId };
      const { data } = await client.query({ query: CHILD_CONTROLS, variables, fetchPolicy: 'network-only' });
      if (!data) throw new Error(t('copy.unread'));
      return [childId, rulesOf(data.childControls)];
    };
    setError(null);
    Promise.all(ids.split(' ').map(read)).then(
      (entries) => isCurrent && setKnown(new Map(entries)),
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, ids, round]);

  const source = known.get(sourceId);
  const isKnown = source !== undefined && targets.every(({ id }) => known.has(id));
  const plans = isKnown
    ? targets.map((child): CopyPlan & { input: ReturnType<typeof patchOf> } => {
        const own = known.get(child.id)!;
        const rules = copiedRules(own.rules, source.rules, parts);
        return { child, changes: changesBetween(own.rules, rules), input: patchOf(own.version, own.rules, rules) };
      })
    : null;

  /** Returns whether all were saved. */
  const apply = async (): Promise<boolean> => {
    setIsApplying(true);
    setFailure(null);
    try {
      for (const { child, changes, input } of plans ?? []) {
        if (changes.length > 0) await update({ variables: { childId: child.id, input } });
      }
      return true;
    } catch (reason) {
      setFailure(reason);
      // Some may be saved already, or another grown-up was faster: the summary starts again from what holds now.
      setRound(round + 1);
      return false;
    } finally {
      setIsApplying(false);
    }
  };
  return { plans, error, apply, isApplying, failure };
}
