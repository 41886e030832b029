const REMOVED = '[removed]';

/** Keys whose values are secrets or texts of families. Compared without case, `_` and `-`. */
const SECRET_KEYS =
  /token|secret|password|authorization|cookie|apikey|verifier|credential|invitation|^(code|state|content|text|title|summary|prompt|messages?content|body|query|variables|parameters|detail)$/;
/** Error codes of this project, the system and Postgres; one-time codes look different. */
const ERROR_CODE = /^([a-z_]{1,40}|E[A-Z]{2,20}|[0-9A-Z]{5})$/;
const MAX_DEPTH = 6;
const MAX_TEXT = 2_000;

/** 256 bits as a part of a path: the token of an invitation or a calendar, or the signature of a file link. Ids are shorter. */
const TOKEN_IN_PATH = /([/.])[\w-]{43}(?=\.ics\b|[/?#\s"']|$)/g;

/** Removes tokens, codes and most of each e-mail address from a text. */
export function redactText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(
      /\b(token|code|state|access_token|refresh_token|code_verifier|password|invitation)=[^&\s"']+/gi,
      `$1=${REMOVED}`,
    )
    .replace(TOKEN_IN_PATH, `$1${REMOVED}`)
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, `Bearer ${REMOVED}`)
    .replace(/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, REMOVED)
    .replace(/\b(postgres(?:ql)?|rediss?):\/\/[^@\s/]*@/gi, '$1://')
    .replace(/([\w.+-])[\w.+-]*(@|%40)([\w-]+(?:\.[\w-]+)+)/gi, '$1***$2$3');
}

/** A copy for the log, without secrets: found by the names of their keys and by their form. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecret(key, item) ? REMOVED : redact(item, depth + 1)]),
  );
}

function isSecret(key: string, value: unknown): boolean {
  if (key === 'code' && typeof value === 'string' && ERROR_CODE.test(value)) return false;
  return typeof value !== 'number' && SECRET_KEYS.test(key.toLowerCase().replace(/[_-]/g, ''));
}

/**
 * Keeps type, code, message and stack only. Drivers attach the statement and its values to their errors, and the values are
 * texts of families.
 */
function redactError(error: Error & { code?: unknown }, depth: number): unknown {
  return {
    type: error.constructor.name,
    message: redactText(error.message),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    stack: redactText(error.stack?.slice(error.stack.indexOf('\n    at ')) ?? ''),
    ...(error.cause && depth < MAX_DEPTH ? { cause: redact(error.cause, depth + 1) } : {}),
  };
}
