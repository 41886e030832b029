import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import { RATE_LIMITS } from '../../contract/limits.js';
import { AppModule } from '../app.module.js';
import { readConfig } from '../platform/config/config.js';
import { declaredClasses } from '../platform/declared-classes.js';
import { errorText } from '../platform/errors/app-error.js';
import { buildDocument } from './document.js';
import { TAGS } from './operation.js';
import { OPERATIONS } from './operations/index.js';
import { limitsText, type Schema, typeText } from './schema-text.js';

interface DescribedCall {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
  'x-rate-limits': { bucket: string; points: number; seconds: number }[];
}

interface DescribedApi {
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** Every REST handler of the product, without a running application. */
export function buildApiDocument() {
  return buildDocument(declaredClasses(AppModule.with(readConfig({})), 'controllers'));
}

/** The generated parts of docs/api.md, by the name of their marker. */
export function apiSections(): Record<string, string> {
  const api = buildApiDocument() as unknown as DescribedApi;
  return { rest: restText(api), schemas: schemasText(api), errors: errorsText(), limits: limitsTable() };
}

/** Replaces each generated part of a page; the text around the parts is written by hand. */
export function fillSections(page: string, sections: Record<string, string>): string {
  let filled = page;
  for (const [name, text] of Object.entries(sections)) {
    const [start, end] = [`<!-- generated: ${name} -->`, `<!-- /generated: ${name} -->`];
    const [from, to] = [filled.indexOf(start), filled.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The page has no generated part named ${name}`);
    filled = `${filled.slice(0, from + start.length)}\n\n${text}\n\n${filled.slice(to)}`;
  }
  return filled;
}

function restText({ paths }: DescribedApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
  return Object.entries(TAGS)
    .map(([tag, about]) => {
      const own = calls.filter(({ call }) => call.tags.includes(tag)).map(({ name, call }) => callText(name, call));
      return [`### ${tag}`, about, ...own].join('\n\n');
    })
    .join('\n\n');
}

function callText(name: string, call: DescribedCall): string {
  const lines = [`#### ${name}`, '', `${call.summary}. ${call.description?.replaceAll('\n\n', ' ') ?? ''}`.trim(), ''];
  const query = (call.parameters ?? []).filter((parameter) => parameter.in === 'query');
  if (query.length > 0) lines.push(`- Query: ${query.map(parameterText).join('; ')}`);
  for (const { schema } of Object.values(call.requestBody?.content ?? {})) {
    const type =
      schema.type === 'object' ? `\n\n  \`\`\`ts\n  ${typeText(schema, '  ')}\n  \`\`\`\n` : ` ${inline(schema)}`;
    lines.push(`- Body:${type}`);
  }
  for (const [status, { description, content = {} }] of Object.entries(call.responses)) {
    const [type, answer] = Object.entries(content)[0] ?? [];
    if (!isError(answer?.schema))
      lines.push(`- ${status}: ${description}${answer ? ` ${answerText(type!, answer.schema)}` : ''}`);
  }
  const codes = [...OPERATIONS.values()].find(({ id }) => id === call.operationId)?.errors ?? [];
  if (codes.length > 0) lines.push(`- Errors: ${codes.map((code) => `\`${code}\``).join(', ')}`);
  const limits = call['x-rate-limits'].map(({ bucket }) => `\`${bucket}\``);
  if (limits.length > 0) lines.push(`- Limits: ${limits.join(', ')}`);
  return lines.join('\n');
}

/** Errors narrow the common error body to the codes of one status. */
const isError = (schema: Schema | undefined) => schema?.allOf?.[0]?.$ref === '#/components/schemas/Error';

function parameterText({ name, required, schema }: { name: string; required?: boolean; schema: Schema }): string {
  const notes = [
    limitsText(schema),
    schema.default === undefined || schema.default === '' ? '' : `default ${schema.default}`,
    required ? 'required' : '',
  ].filter(Boolean);
  return `\`${name}\` ${typeText(schema)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function answerText(type: string, schema: Schema): string {
  return type === 'application/json' ? inline(schema) : `\`${type}\``;
}

const inline = (schema: Schema) =>
  `\`${typeText(schema)
    .replace(/\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, ' ')}\``;

function schemasText({ components }: DescribedApi): string {
  const types = Object.entries(components.schemas)
    .sort(([left], [right]) => left.localeCompare(right))
    .map(
      ([name, schema]) =>
        `${schema.description ? `// ${schema.description}\n` : ''}type ${name} = ${typeText(schema)};`,
    );
  return ['```ts', types.join('\n\n'), '```'].join('\n');
}

function errorsText(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, graphql }]) =>
      `| \`${code}\` | ${status} | \`${graphql}\` | ${errorText(code as ErrorCode, 'en')} |`,
  );
  return ['| code | status | GraphQL | text |', '|---|---|---|---|', ...rows].join('\n');
}

function limitsTable(): string {
  const rows = Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => {
    const window =
      seconds % 3600 === 0 ? `${seconds / 3600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
    return `| \`${name}\` | ${points} | ${window} |`;
  });
  return ['| bucket | requests | window |', '|---|---|---|', ...rows].join('\n');
}
