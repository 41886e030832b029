import { z } from 'zod';

export const id = z.uuid().meta({ description: 'A UUID, version 7.' });
export const time = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' });
export const count = z.int().nonnegative();
