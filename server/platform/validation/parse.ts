import { Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';

/** Messages by field; what belongs to no field stands under `_`. */
function fieldsOf(error: z.ZodError): Record<string, string[]> {
  // Without a prototype: a field may be called `__proto__` or `toString`.
  const fields: Record<string, string[]> = Object.create(null);
  const add = (name: string, message: string) => {
    fields[name] ??= [];
    if (!fields[name].includes(message)) fields[name].push(message);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(key, 'This field is not known');
    else add(issue.path.length > 0 ? issue.path.map(String).join('.') : '_', issue.message);
  }
  return fields;
}

/**
 * What came in, as the schema's type. The one way in for bodies, queries, frames and arguments.
 * @throws AppError `validation_failed` with `fields`
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldsOf(result.error);
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
