import { z } from 'zod';
import { AppError } from '../errors/app-error.js';
import { parse } from './parse.js';

describe('an input', () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    count: z.int().max(3),
    tags: z.array(z.string()).max(1),
    settings: z.strictObject({ theme: z.enum(['light', 'dark']), sound: z.boolean() }),
  });
  const fieldsFor = (input: unknown, expected: z.ZodType = schema, name?: string) => {
    try {
      parse(expected, input, name);
    } catch (error) {
      if (error instanceof AppError) return { ...error.detail.fields };
      throw error;
    }
    return null;
  };

  it('is returned when it matches the schema', () => {
    const settings = { theme: 'dark', sound: true };
    expect(fieldsFor({ name: 'Ada', count: 3, tags: ['x'], settings })).toBeNull();
  });

  it.each([
    [[], { _: ['Must be an object'] }],
    [
      { name: 'A', count: 4, tags: ['x', 'y'], settings: { theme: 'blue', sound: 'x' } },
      {
        name: ['At least 2 characters'],
        count: ['At most 3'],
        tags: ['At most 1 items'],
        settings: ['One of light, dark', 'Must be true or false'],
      },
    ],
    [
      { name: 7, count: 'x', tags: 'x', settings: { theme: 'dark', sound: true, volume: 3 }, more: 1 },
      {
        name: ['Must be a text'],
        count: ['Must be a number'],
        tags: ['Must be a list'],
        settings: ['The field volume is not known'],
        more: ['This field is not known'],
      },
    ],
    [{ name: 'Ada', count: 1, tags: [7], settings: { theme: 'dark', sound: true } }, { tags: ['Must be a text'] }],
  ])('is refused with a plain message for each field: %j', (input, fields) => {
    expect(fieldsFor(input)).toEqual(fields);
  });

  it('is named in the error when it is one argument of several', () => {
    const ids = z.array(z.string()).max(2);
    expect(fieldsFor([7], ids, 'ids')).toEqual({ ids: ['Must be a text'] });
    expect(fieldsFor(['a', 'b', 'c'], ids, 'ids')).toEqual({ ids: ['At most 2 items'] });
  });
});
