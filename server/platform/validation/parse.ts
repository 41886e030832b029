import { Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';
import { refusal } from '../languages/refusals.js';

/**
 * Messages by field of the body. A fault inside a list or an object belongs to the field that holds it; a fault without a
 * field belongs to `whole`.
 */
function fieldsOf(error: z.ZodError, whole: string): Record<string, string[]> {
  // Without a prototype, because a field may be named `__proto__` or `toString`.
  const fields: Record<string, string[]> = Object.create(null);
  const add = (name: string, message: string) => {
    fields[name] ??= [];
    if (!fields[name].includes(message)) fields[name].push(message);
  };
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (issue.code !== 'unrecognized_keys') add(typeof field === 'string' ? field : whole, issue.message);
    else if (typeof field === 'string')
      for (const key of issue.keys) add(field, refusal('unknownInner', { field: key }));
    else for (const key of issue.keys) add(key, refusal('unknownField'));
  }
  return fields;
}

const KINDS = ['object', 'array', 'string', 'number', 'int', 'boolean'] as const;
type Kind = (typeof KINDS)[number];
const isKind = (expected: string): expected is Kind => KINDS.includes(expected as Kind);

/** Messages for schemas that have no message of their own. */
const plainly: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    const kind = isKind(issue.expected) ? refusal(`kind.${issue.expected}`) : issue.expected;
    return refusal('mustBe', { kind });
  }
  if (issue.code === 'too_small') {
    const key = { string: 'minCharacters', array: 'minItems' }[issue.origin as string] ?? 'atLeast';
    return refusal(key as 'atLeast', { min: Number(issue.minimum) });
  }
  if (issue.code === 'too_big') {
    const key = { string: 'maxCharacters', array: 'maxItems' }[issue.origin as string] ?? 'atMost';
    return refusal(key as 'atMost', { max: Number(issue.maximum) });
  }
  if (issue.code === 'invalid_value') return refusal('oneOf', { values: issue.values.join(', ') });
  return refusal('unusable');
};

/**
 * Checks an input against a schema: bodies, queries, frames and arguments all pass through here. `name` is the name of the
 * input if it is one argument of several.
 * @throws AppError `validation_failed` with `fields`
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown, name = '_'): z.output<T> {
  const result = schema.safeParse(input, { error: plainly });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error, name);
  throw new AppError('validation_failed', { message: Object.values(fields)[0]?.[0], fields });
}

/** `@Body(new ZodPipe(schema))`, `@Query(…)`. An absent body counts as `{}`. */
@Injectable()
export class ZodPipe<T extends z.ZodType> implements PipeTransform<unknown, z.output<T>> {
  constructor(readonly schema: T) {}

  transform(input: unknown): z.output<T> {
    return parse(this.schema, input ?? {});
  }
}

/** For calls without a body: a body that is sent anyway must have no field. */
export const noBody = new ZodPipe(z.strictObject({}));
