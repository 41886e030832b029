import type { z } from 'zod';

type Same<Left, Right> = [Left] extends [Right]
  ? [Right] extends [Left]
    ? [keyof Left] extends [keyof Right]
      ? [keyof Right] extends [keyof Left]
        ? true
        : false
      : false
    : false
  : false;

/** The schema of a body that the contract declares as a type. It compiles only while both say the same. */
export const exactly =
  <Body>() =>
  <Schema extends z.ZodType>(schema: Same<z.output<Schema>, Body> extends true ? Schema : never): Schema =>
    schema;
