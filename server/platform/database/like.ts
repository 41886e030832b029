/** The pattern of `LIKE` for what contains the text; every character stands for itself. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
