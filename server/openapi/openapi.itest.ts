import { RequestMethod, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { api, type Json } from '../../test/support/api.js';
import { runGeneratedClient } from '../../test/support/generated-client.js';
import { outsideJest } from '../../test/support/outside-jest.js';
import { useStarling } from '../../test/support/use-starling.js';
import { OPERATIONS } from './operations/index.js';

const VERBS = Object.values(RequestMethod).filter((verb) => typeof verb === 'string');

interface ExpressLayer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

describe('the OpenAPI document', () => {
  const starling = useStarling({ own: true });
  let document: Json;
  let etag: string;
  /** Reads the decorators of the classes that the server uses. */
  let handlersOf: typeof import('./handlers.js').handlersOf;

  beforeAll(async () => {
    ({ handlersOf } = await outsideJest<typeof import('./handlers.js')>('../../server/openapi/handlers.js'));
    const answer = await api(starling.url).get('/openapi.json');
    document = answer.body;
    etag = answer.headers.get('etag') ?? '';
  });

  const describedRoutes = () =>
    Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  const calls = () => Object.values<Json>(document.paths).flatMap((methods) => Object.values<Json>(methods));
  const handlers = () => {
    const { app } = starling;
    const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
    return handlersOf(controllers.flatMap(({ metatype }) => (metatype ? [metatype as Type] : [])));
  };

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });

  it('describes exactly the routes that the server answers below /api/v1', () => {
    const { stack } = starling.app.getHttpAdapter().getInstance().router as { stack: ExpressLayer[] };
    const served = stack.flatMap(({ route }) =>
      [route?.path ?? []]
        .flat()
        .flatMap((path) => VERBS.filter((verb) => route!.methods[verb.toLowerCase()]).map((verb) => `${verb} ${path}`)),
    );
    const expected = served
      .filter((route) => route.includes(' /api/v1/'))
      .map((route) => route.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}'));
    expect(expected.length).toBeGreaterThan(40);
    expect(describedRoutes().sort()).toEqual(expected.sort());
  });

  it('has a written description for every handler, and none for a route that does not exist', () => {
    expect([...OPERATIONS.keys()].sort()).toEqual(
      handlers()
        .map(({ route }) => route)
        .sort(),
    );
  });

  it('repeats no schema by hand that a pipe of the handler already applies', () => {
    const repeated = handlers().filter(({ route, query, body }) => {
      const operation = OPERATIONS.get(route);
      return (query && operation?.query) || (body && operation?.body);
    });
    expect(repeated.map(({ route }) => route)).toEqual([]);
  });

  it('names every call once', () => {
    const names = calls().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares access, fresh sign-ins and limits as the handlers do', () => {
    const { paths } = document;
    expect(paths['/auth/login'].post).toMatchObject({
      security: [],
      'x-rate-limits': [
        { bucket: 'login_address', points: 20, seconds: 900 },
        { bucket: 'login_account_address', points: 10, seconds: 900 },
      ],
    });
    expect(paths['/users/me'].delete).toMatchObject({
      'x-permission': 'view_account_settings',
      'x-fresh-sign-in': 'always',
    });
    expect(paths['/users/me'].delete.security).toBeUndefined();
  });

  it('takes the schema of a body and of a query from the validation of the request', () => {
    const { paths } = document;
    const body = paths['/auth/register'].post.requestBody.content['application/json'].schema;
    expect(body).toMatchObject({ additionalProperties: false, required: ['email', 'password'] });
    const limit = paths['/conversations'].get.parameters.find(({ name }: Json) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 } });
  });

  it('is open to anyone, may be cached, and is not sent again while it has not changed', async () => {
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    // Without a word on caching, fetch asks for a fresh answer.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const again = await api(starling.url).send('GET', '/openapi.json', { headers });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is enough to generate a client that registers, signs in and lists conversations', async () => {
    expect(await runGeneratedClient(document, starling.url)).toEqual({
      registered: 'approved',
      signedIn: 'approved',
      conversations: [],
      refused: 'unauthorized',
    });
  });
});
