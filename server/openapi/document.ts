import type { Type } from '@nestjs/common';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import type { ErrorCode } from '../../contract/errors.js';
import { RATE_LIMITS } from '../../contract/limits.js';
import { APP_VERSION } from '../../contract/version.js';
import { FRESH_SIGN_IN_SECONDS } from '../access/fresh-sign-in.decorator.js';
import { errorText } from '../platform/errors/app-error.js';
import { noBody } from '../platform/validation/parse.js';
import { errorCodes } from './error-answers.js';
import { type Handler, handlersOf } from './handlers.js';
import { type Answer, type Operation, TAGS, type Tag } from './operation.js';
import { OPERATIONS } from './operations/index.js';
import { errorBody } from './responses/errors.js';

const JSON_TYPE = 'application/json';
const DESCRIPTION = `REST calls of Starling. Times are ISO 8601 in UTC, ids are UUIDs. What a user may not see answers 404.
Checks come in this order: 401, 403 \`waitlisted\`, 403 permission, 403 \`reauthentication_required\`, 429, 404, 422.
Unknown fields in a body are refused. A field or an error code may be added at any time, and is never renamed.`;

/** The OpenAPI 3.1 document of the given controllers. Pure: it reads decorators and schemas only. */
export function buildDocument(controllers: readonly Type[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const handler of handlersOf(controllers)) {
    const path = handler.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [handler.method]: describeHandler(handler) };
  }
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Starling',
        version: APP_VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
        description: DESCRIPTION,
      },
      servers: [{ url: '/api/v1' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      security: [{ accessToken: [] }],
      components: {
        securitySchemes: {
          accessToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'From a sign-in or a refresh.',
          },
        },
      },
      paths,
    },
    { override: adjust },
  );
  // What overrides have taken out of a schema is `undefined` until here.
  return JSON.parse(JSON.stringify(document)) as typeof document;
}

interface Rendered {
  zodSchema: unknown;
  jsonSchema: { additionalProperties?: unknown; default?: unknown };
  io: 'input' | 'output';
}

function adjust({ zodSchema, jsonSchema, io }: Rendered): void {
  // A field may be added to an answer at any time, so a client must not refuse one that it does not know.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // zod leaves the default of a transformed value out, as it is not of the input's type. Ours are written the same way.
  if (io === 'input' && zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
}

function describeHandler(handler: Handler): ZodOpenApiOperationObject {
  const operation = OPERATIONS.get(handler.route) ?? undescribed(handler);
  const query = handler.query ?? operation.query;
  const piped = handler.body === noBody.schema ? undefined : handler.body;
  const body = piped ?? operation.body;
  const parameters = [...handler.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, pathParameter(name)] as const);
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, accessText(handler)].filter(Boolean).join('\n\n'),
    ...(handler.rule?.kind === 'public' ? { security: [] } : {}),
    ...accessExtensions(handler),
    requestParams: {
      ...(parameters.length > 0 ? { path: z.object(Object.fromEntries(parameters)) } : {}),
      ...(query ? { query: query as z.ZodObject } : {}),
    },
    ...(body
      ? { requestBody: { required: true, content: { [operation.bodyMediaType ?? JSON_TYPE]: { schema: body } } } }
      : {}),
    responses: {
      ...Object.fromEntries(Object.entries(operation.answers).map(([status, answer]) => [status, describe(answer)])),
      ...describeErrors(handler, operation, { query: query !== undefined, body: body !== undefined }),
    },
  };
}

/** A handler without a description is in the document all the same; a test asks for the description. */
function undescribed({ route, status }: Handler): Operation & { tag: Tag } {
  return { id: route, tag: 'Document', summary: route, answers: { [status]: { description: 'Not described.' } } };
}

function pathParameter(name: string) {
  if (name === 'email') return z.string().meta({ format: 'email' });
  return name === 'slug' ? z.string() : z.uuid();
}

function describe({ description, schema, mediaType, headers }: Answer): ZodOpenApiResponseObject {
  const type = mediaType ?? JSON_TYPE;
  return {
    description,
    ...(schema || mediaType ? { content: { [type]: { schema: schema ?? z.string() } } } : {}),
    ...(headers
      ? {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, about]) => [name, { description: about, schema: { type: 'string' } }]),
          ),
        }
      : {}),
  };
}

function describeErrors(handler: Handler, operation: Operation, takes: { query: boolean; body: boolean }) {
  const answers: Record<string, ZodOpenApiResponseObject> = {};
  for (const [status, codes] of errorCodes(handler, operation, takes)) {
    if (operation.answers[status]) continue;
    answers[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorText(code, 'en')}.`.replace(/\.\.$/, '.')).join('\n\n'),
      ...(status === 429 || status === 503
        ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
        : {}),
      content: { [JSON_TYPE]: { schema: errorOf(codes) } },
    };
  }
  return answers;
}

/** The error body, narrowed to the codes of one status. */
function errorOf(codes: readonly ErrorCode[]) {
  return z.intersection(errorBody, z.looseObject({ error: z.enum(codes) }));
}

function accessText(handler: Handler): string {
  const { freshSignIn } = handler;
  const fresh = `a sign-in within the last ${FRESH_SIGN_IN_SECONDS / 60} minutes`;
  return [
    whoMayCall(handler),
    freshSignIn === 'always' ? `Needs ${fresh}.` : '',
    freshSignIn === 'by-handler' ? `May need ${fresh}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function whoMayCall({ rule, refusesDevices, allowedBlocks }: Handler): string {
  if (rule?.kind === 'public') return 'Open to anyone.';
  const permissions = [rule?.permission, rule?.alternative].filter(Boolean).map((permission) => `\`${permission}\``);
  return [
    permissions.length > 0 ? `Needs the permission ${permissions.join(' or ')}.` : 'For every signed-in user.',
    refusesDevices ? 'Not for devices.' : '',
    allowedBlocks.includes('waitlisted') ? 'Open to waitlisted accounts too.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function accessExtensions({ rule, limits, freshSignIn }: Handler) {
  const buckets = [...new Set(limits.map(({ bucket }) => bucket))];
  if (rule?.kind !== 'public' && !buckets.includes('rest')) buckets.push('rest');
  return {
    ...(rule?.kind === 'signed-in' && rule.permission ? { 'x-permission': rule.permission } : {}),
    'x-fresh-sign-in': freshSignIn,
    'x-rate-limits': buckets.map((bucket) => ({ bucket, ...RATE_LIMITS[bucket] })),
  };
}
