export function anchorsOf(markdown: string): Set<string>;
export function badReferences(
  path: string,
  text: string,
  anchors: (file: string) => Set<string> | null,
): { line: number; found: string }[];
