/** JSON Schema as this document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** A schema as a TypeScript type, which most readers of an API know. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((option) => typeText(option, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') return arrayText(typeText(schema.items ?? {}, indent));
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'integer') return 'number';
  return schema.type ?? 'unknown';
}

/** What a reader needs beyond the type, in words: `1 to 100`, `at most 60 characters`. */
export function limitsText({ minimum, maximum, minLength, maxLength, maxItems, format }: Schema): string {
  const parts: string[] = [];
  if (minimum !== undefined && isWritten(maximum)) parts.push(`${minimum} to ${maximum}`);
  if (minLength && isWritten(maxLength)) parts.push(`${minLength} to ${maxLength} characters`);
  else if (isWritten(maxLength)) parts.push(`at most ${maxLength} characters`);
  else if (minLength) parts.push(`at least ${minLength} characters`);
  if (isWritten(maxItems)) parts.push(`at most ${maxItems} items`);
  if (format === 'uuid') parts.push('a UUID');
  if (format === 'email') parts.push('an e-mail address');
  return parts.join(', ');
}

/** zod writes the largest safe integer where a schema has no bound. */
const isWritten = (bound: number | undefined) => bound !== undefined && bound < Number.MAX_SAFE_INTEGER;

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
const arrayText = (item: string) => (/[ {]/.test(item) ? `Array<${item}>` : `${item}[]`);

function objectText({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const note = [schema.description, limitsText(schema)].filter(Boolean).join(' ');
    return `${inner}${name}${mark}: ${typeText(schema, inner)};${note ? ` // ${note}` : ''}`;
  });
  if (additionalProperties && typeof additionalProperties === 'object') {
    lines.push(`${inner}[name: string]: ${typeText(additionalProperties, inner)};`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
