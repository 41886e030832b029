import { z } from 'zod';
import { READING_LEVELS } from '../../../contract/children.js';
import {
  CONTENT_KINDS,
  CONTENT_SCOPES,
  CONTENT_STATUSES,
  type ContentBody,
  type ContentDetailBody,
} from '../../../contract/contents.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

const link = z.string().meta({ description: 'A signed path that opens for five minutes, for this session alone.' });

const fields = z.object({
  id,
  filename: z.string(),
  size: z.int().meta({ description: 'Bytes of the file that `url` opens.' }),
  mime_type: z.string(),
  url: link.nullable().meta({ description: 'As the links of variants; null until the content is whole.' }),
  uploaded_by: id.nullable().meta({ description: 'Null once the account is erased.' }),
  uploaded_at: time,
  status: z.enum(CONTENT_STATUSES),
  problem: z.string().nullable().meta({ description: 'Why the file was refused: a code of errors.' }),
  title: z.string(),
  kind: z.enum(CONTENT_KINDS),
  scope: z.enum(CONTENT_SCOPES),
  household_id: id.nullable().meta({ description: 'Null: it is in the library.' }),
  child_ids: id.array().meta({ description: 'Its shelves, of the children that the caller looks after.' }),
  reading_level: z.enum(READING_LEVELS).nullable().meta({ description: 'Of stories.' }),
  tags: z.string().array(),
  variants: z.object({ name: z.string(), width: z.int(), height: z.int(), url: link }).array(),
});

export const content = exactly<ContentBody>()(fields).meta({ id: 'Content' });

export const contentDetail = exactly<ContentDetailBody>()(
  fields.extend({ text: z.string().nullable().meta({ description: 'The words of a story.' }) }),
).meta({ id: 'ContentDetail' });
