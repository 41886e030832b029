import { Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';

/**
 * Messages by field of the body. What is wrong inside a list or an object stands under the field that holds it; what belongs
 * to no field under `whole`.
 */
function fieldsOf(error: z.ZodError, whole: string): Record<string, string[]> {
  // Without a prototype: a field may be called `__proto__` or `toString`.
  const fields: Record<string, string[]> = Object.create(null);
  const add = (name: string, message: string) => {
    fields[name] ??= [];
    if (!fields[name].includes(message)) fields[name].push(message);
  };
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (issue.code !== 'unrecognized_keys') add(typeof field === 'string' ? field : whole, issue.message);
    else if (typeof field === 'string') for (const key of issue.keys) add(field, `The field ${key} is not known`);
    else for (const key of issue.keys) add(key, 'This field is not known');
  }
  return fields;
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** What people are told where a schema has no words of its own. */
const plainly: z.core.$ZodErrorMap = (issue) => {
  const unit = issue['origin'] === 'string' ? ' characters' : issue['origin'] === 'array' ? ' items' : '';
  if (issue.code === 'invalid_type') return `Must be ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small') return `At least ${issue.minimum}${unit}`;
  if (issue.code === 'too_big') return `At most ${issue.maximum}${unit}`;
  if (issue.code === 'invalid_value') return `One of ${issue.values.join(', ')}`;
  return 'Cannot be used';
};

/**
 * What came in, as the schema's type. The one way in for bodies, queries, frames and arguments. `name` is what the input
 * is called where it is one argument of several.
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
  constructor(private readonly schema: T) {}

  transform(input: unknown): z.output<T> {
    return parse(this.schema, input ?? {});
  }
}

/** For calls that take no body: one that comes all the same holds no field (contract §3). */
export const noBody = new ZodPipe(z.strictObject({}));
