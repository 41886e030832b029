/**
 * Joins the lines of a regular expression: removes each line break and the indentation after it, and keeps backslashes as
 * written. A line must therefore not begin with a space of the pattern.
 */
export function source({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n */g, '')) }, ...parts);
}

/** A regular expression over several lines: see {@link source}. */
export function pattern(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(strings, ...parts));
}

/** As {@link pattern}, with the flag `g`. */
export function globalPattern(strings: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(strings, ...parts), 'g');
}
