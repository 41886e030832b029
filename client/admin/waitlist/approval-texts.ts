interface Entry {
  email: string;
}

/** What an approval did. `approved` are the addresses that waited before. */
export function approvalText(entries: readonly Entry[], approved: readonly string[]): string {
  const [first] = approved;
  if (first !== undefined)
    return approved.length === 1 ? `${first} is approved.` : `${approved.length} people approved.`;
  const [only] = entries;
  return only && entries.length === 1
    ? `New link created for ${only.email}.`
    : 'None of them is on the waitlist any more.';
}

/** How far an approval was taken back. */
export function undoText(emails: readonly string[], undoneCount: number): string {
  const [first] = emails;
  const keptCount = emails.length - undoneCount;
  if (emails.length === 1) {
    return keptCount === 0
      ? `${first} waits again. The invitation link no longer works.`
      : `${first} stays approved, because the link was used or a minute has passed.`;
  }
  if (keptCount === 0) return `${undoneCount} people wait again. Their invitation links no longer work.`;
  const reason = 'because their links were used or a minute has passed';
  if (undoneCount === 0) return `All ${keptCount} stay approved, ${reason}.`;
  return `Waiting again: ${undoneCount}. Still approved: ${keptCount}, ${reason}.`;
}
