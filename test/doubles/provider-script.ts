/** Words in the bodies of failures. A page or log that shows one of them leaks. */
export const PROVIDER_SECRET = 'provider-internal-detail';

/** A script with its options. */
export interface Script {
  name: string;
  text(key: string, fallback: string): string;
  number(key: string, fallback: number): number;
}

/** Names the script within a message. */
export const MARKER = /\[\[script:([^\]]*)\]\]/;

export function parseScript(source: string): Script {
  const [name = ''] = source.trim().split(/\s/, 1);
  const options = new Map<string, string>();
  for (const [, key, quoted, plain] of source.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)) {
    options.set(key!, quoted ?? plain ?? '');
  }
  return {
    name,
    text: (key, fallback) => options.get(key) ?? fallback,
    number: (key, fallback) => Number(options.get(key) ?? fallback),
  };
}
