/** Systems and browsers by what they write into the user agent: all of these words. The first match counts. */
const SYSTEMS: readonly [words: readonly string[], name: string][] = [
  [['iPad'], 'iPad'],
  [['iPhone'], 'iPhone'],
  [['Silk'], 'Fire tablet'],
  [['Android', 'Mobile'], 'Android phone'],
  [['Android'], 'Android tablet'],
  [['CrOS'], 'Chromebook'],
  [['Windows'], 'Windows'],
  [['Macintosh'], 'Mac'],
  [['Linux'], 'Linux'],
];
const BROWSERS: readonly [words: readonly string[], name: string][] = [
  [['Edg'], 'Edge'],
  [['SamsungBrowser'], 'Samsung Internet'],
  [['Firefox'], 'Firefox'],
  [['FxiOS'], 'Firefox'],
  [['Chrome'], 'Chrome'],
  [['CriOS'], 'Chrome'],
  [['Safari'], 'Safari'],
];

/** A device as a parent would name it: `iPad, Safari`. Coarse on purpose, so that it identifies no one. */
export function platformOf(userAgent = ''): string {
  const found = [SYSTEMS, BROWSERS].flatMap(
    (names) => names.find(([words]) => words.every((word) => userAgent.includes(word)))?.[1] ?? [],
  );
  return found.join(', ') || 'Unknown device';
}
