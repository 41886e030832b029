/**
 * Who sees which contents. This file is the only place that decides it. Guards have checked the permissions of the account
 * before: both are needed, the permission first.
 */

/** By what a caller sees contents. */
export interface Viewer {
  /** `staff` adds to the library. `child`: a device asks. */
  readonly kind: 'child' | 'adult' | 'staff';
  /** The households whose guardian the caller is. */
  readonly guardedIds: readonly string[];
  /** The children whose shelves alone the caller sees: those of a helper, or the child of the device. */
  readonly shelfIds: readonly string[];
  /** The households to which those shelves belong. */
  readonly homeIds: readonly string[];
  /** The children whose names the caller knows. */
  readonly childIds: readonly string[];
}

/** The parameters of `SEES`, from `$1` on. */
export function valuesOf({ kind, guardedIds, shelfIds, homeIds, childIds }: Viewer): unknown[] {
  return [kind, guardedIds, shelfIds, homeIds, childIds];
}

/** SQL: the content `c` is whole, so that others than its owners may read it. Devices get no PDF. */
const IS_READY = `c.status = 'success' AND ($1 <> 'child' OR c.mime_type <> 'application/pdf')`;

/** SQL: the caller sees the content `c`. Staff does not see what belongs to a household. */
export const SEES = `(
  c.household_id = ANY($2::uuid[])
  OR (c.household_id IS NULL AND ($1 = 'staff' OR ($1 = 'adult' AND ${IS_READY})))
  OR (${IS_READY} AND (c.household_id IS NULL OR c.household_id = ANY($4::uuid[])) AND EXISTS (
    SELECT FROM content_children shelf WHERE shelf.content_id = c.id AND shelf.child_id = ANY($3::uuid[]))))`;

/** Whether the caller may change and delete the content, which it sees. */
export function mayChange({ kind, guardedIds }: Viewer, { householdId }: { householdId: string | null }): boolean {
  return householdId === null ? kind === 'staff' : guardedIds.includes(householdId);
}
