import { isUploadMimeType, UPLOAD_TYPES, type UploadMimeType } from '../../../contract/uploads';
import { t } from '../texts';

/** For the file dialog. Named types let phones convert their own formats. */
export const ACCEPTED_FILES = Object.entries(UPLOAD_TYPES)
  .flatMap(([mimeType, { extensions }]) => [mimeType, ...extensions.map((extension) => `.${extension}`)])
  .join(',');

export type CheckedFile = { mimeType: UploadMimeType } | { problem: string };

/** The type of a chosen file, or why the server would refuse it. The server looks at the bytes, too. */
export function checkFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): CheckedFile {
  const mimeType = typeOf(name, type);
  if (!mimeType) return { problem: t('files.wrongType') };
  if (size === 0) return { problem: t('files.empty') };
  const { maxBytes } = UPLOAD_TYPES[mimeType];
  if (size > maxBytes) return { problem: t('files.tooLarge', { megabytes: maxBytes / 1024 ** 2 }) };
  return { mimeType };
}

/** Browsers know no type for some text files. */
function typeOf(name: string, type: string): UploadMimeType | null {
  if (isUploadMimeType(type)) return type;
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const found = Object.entries(UPLOAD_TYPES).find(([, { extensions }]) =>
    (extensions as readonly string[]).includes(extension),
  );
  return found && isUploadMimeType(found[0]) ? found[0] : null;
}

/** "Rainy_day-01.png" → "Rainy day 01". */
export function titleOfFile(name: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return stem || t('files.untitled');
}
