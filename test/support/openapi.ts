import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer, Json } from './api.js';

type Document = { paths: Record<string, Record<string, Json>> } & Record<string, Json>;

/**
 * Compares real answers with the OpenAPI document. The document leaves objects open, because fields may be added; here they
 * are closed, so that an answer with a field that the document lacks is a difference too.
 */
export class AnswerCheck {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly templates: { path: string; pattern: RegExp }[];

  constructor(private readonly document: Document) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ ...closed(document), $id: 'api' });
    this.templates = Object.keys(document.paths)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`) }))
      // A path without parameters comes before one that would match it too.
      .sort((left, right) => left.path.split('{').length - right.path.split('{').length);
  }

  /** How an answer differs from the document; empty where it does not. */
  differences(method: string, path: string, { status, body, headers }: Answer<Json>): string[] {
    const template = this.templates.find(({ pattern }) => pattern.test(path.split('?')[0]!))?.path;
    const call = template && this.document.paths[template]?.[method.toLowerCase()];
    if (!template || !call) return [`${method} ${path} is not in the document`];
    const answer = call.responses[status];
    if (!answer) return [`${method} ${template} has no answer ${status}`];
    if (!answer.content) return body === '' ? [] : [`${method} ${template} ${status} has a body`];
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (!answer.content[type]) return [`${method} ${template} ${status} is not ${type}`];
    if (type !== 'application/json') return [];
    const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = this.validatorOf(`api#/${pointer}`);
    return validate(body)
      ? []
      : (validate.errors ?? []).map((error) => `${template} ${error.instancePath} ${error.message}`);
  }

  private validatorOf(ref: string): ValidateFunction {
    const validate = this.validators.get(ref) ?? this.ajv.compile({ $ref: ref });
    this.validators.set(ref, validate);
    return validate;
  }
}

/** The same document, with every object closed that is no part of an intersection. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  if (value.allOf) return { ...copy, allOf: value.allOf };
  const isClosed = value.type === 'object' && value.properties && value.additionalProperties === undefined;
  return isClosed ? { ...copy, additionalProperties: false } : copy;
}
