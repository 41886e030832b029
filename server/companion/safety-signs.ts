/** Says whether a text shows a sign of danger. A RegExp is one. */
export interface Sign {
  test(text: string): boolean;
}

/**
 * Two signs in this order, however far apart. Each is looked for once, so the time grows with the text; one pattern with
 * `.*` in between would search the rest of the text again from every place where the first sign stands.
 */
export function inOrder(first: RegExp, second: RegExp): Sign {
  return {
    test(text) {
      const found = first.exec(text);
      return found !== null && second.test(text.slice(found.index + found[0].length));
    },
  };
}

/** A sign without an excuse anywhere behind it. `sign` needs the flag `g`. */
export function withoutExcuse(sign: RegExp, excuse: RegExp): Sign {
  return {
    test(text) {
      const last = [...text.matchAll(sign)].at(-1);
      return last !== undefined && !excuse.test(text.slice(last.index + last[0].length));
    },
  };
}
