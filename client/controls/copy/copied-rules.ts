/** The rules of one child for another one. */
import type { Controls } from '../../../contract/controls';
import { windowName } from '../rule-words';

export const COPIED_PARTS = ['windows', 'minutes', 'breaks', 'areas', 'topics', 'goal'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** The rules `onto` with the chosen parts of `from`. */
export function copiedRules(onto: Controls, from: Controls, parts: readonly CopiedPart[]): Controls {
  return Object.assign({ ...onto }, ...parts.map((part) => partOf(part, onto, from)));
}

function partOf(part: CopiedPart, onto: Controls, from: Controls): Partial<Controls> {
  switch (part) {
    case 'windows':
      return { windows: windowsFor(onto, from) };
    case 'minutes':
      return { budgets: from.budgets, exempt: from.exempt };
    case 'breaks':
      return { break_every: from.break_every, break_minutes: from.break_minutes };
    case 'areas':
      return { areas: from.areas };
    case 'topics': {
      // A topic without a rule of its own is allowed.
      const allowed = Object.fromEntries(Object.keys(onto.topics).map((topic) => [topic, 'allow' as const]));
      return { topics: { ...allowed, ...from.topics }, words: from.words };
    }
    case 'goal':
      return { learn_first: from.learn_first };
  }
}

/** A quiet time of the same name is changed, and not replaced, so that the summary says what moves. */
function windowsFor(onto: Controls, from: Controls): Controls['windows'] {
  const free = [...onto.windows];
  return from.windows.map((window) => {
    const index = free.findIndex((own) => windowName(own).toLowerCase() === windowName(window).toLowerCase());
    const [own] = index < 0 ? [] : free.splice(index, 1);
    return own ? { ...window, id: own.id } : window;
  });
}
