/** Tests whether a text shows a sign of danger. A RegExp is a sign. */
export interface Sign {
  test(text: string): boolean;
}

/** A sign that one of several signs shows. */
export function anyOf(...signs: readonly Sign[]): Sign {
  return { test: (text) => signs.some((sign) => sign.test(text)) };
}

/**
 * Two patterns in this order, at any distance. Each is searched once, so the time stays linear: one pattern with `.*` in
 * between would search the rest of the text again from every match of the first.
 */
export function inOrder(first: RegExp, second: RegExp): Sign {
  return {
    test(text) {
      const found = first.exec(text);
      return found !== null && second.test(text.slice(found.index + found[0].length));
    },
  };
}

/** A pattern without an excuse anywhere after it. The pattern needs the flag `g`. */
export function withoutExcuse(sign: RegExp, excuse: RegExp): Sign {
  return {
    test(text) {
      const last = [...text.matchAll(sign)].at(-1);
      return last !== undefined && !excuse.test(text.slice(last.index + last[0].length));
    },
  };
}
