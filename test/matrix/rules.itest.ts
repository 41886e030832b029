import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
} from 'graphql';
import { ACCESS_RULE, type AccessRule } from '../../server/access/access.decorators.js';
import { OperationRules } from '../../server/graphql/operation-rules.js';
import { outsideJest } from '../support/outside-jest.js';
import { useStarling } from '../support/use-starling.js';

/** The routes that are open to anyone. A new one must be added here on purpose. */
const PUBLIC_ROUTES = [
  'GET auth/google/callback',
  'GET auth/google/login',
  'GET auth/options',
  'GET calendars/:file',
  // A signed link, which a picture on a page follows without a token.
  'GET files/:link',
  'GET openapi.json',
  'GET safety/card',
  'GET safety/helplines',
  'GET waitlist/health',
  'GET waitlist/position/:email',
  'GET waitlist/status/:email',
  'GET waitlist/status/:email/events',
  // What uploads support, as tus asks for.
  'OPTIONS uploads',
  'POST auth/email/verify',
  'POST auth/google/exchange-token',
  'POST auth/login',
  'POST auth/passkeys/options',
  'POST auth/passkeys/sign-in',
  'POST auth/password/forgot',
  'POST auth/password/reset',
  'POST auth/refresh',
  'POST auth/register',
  'POST auth/second-step',
  'POST devices/pair',
  'POST devices/pair/token',
  'POST digest-mails/unsubscribe',
  'POST waitlist/join',
];

/** The fields of GraphQL that are open to anyone: a device has no account before its pairing, and help needs none. */
const PUBLIC_FIELDS = ['Mutation.pairDevice', 'Mutation.pairDeviceToken', 'Query.helpLines', 'Query.safetyCard'];

const starling = useStarling({ own: true });
let schema: GraphQLSchema;
beforeAll(() => {
  schema = starling.app.get(GraphQLSchemaHost, { strict: false }).schema;
});

describe('the rules of access', () => {
  /** `GET users/me` and the like, each with its rule. */
  const routes = (): Map<string, AccessRule | undefined> => {
    const scanner = starling.app.get(MetadataScanner, { strict: false });
    const reflector = starling.app.get(Reflector);
    const found = new Map<string, AccessRule | undefined>();
    for (const { instance, metatype } of starling.app.get(DiscoveryService, { strict: false }).getControllers()) {
      if (!metatype) continue;
      const base: string = reflector.get(PATH_METADATA, metatype) ?? '';
      for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const handler = (instance as Record<string, () => void>)[name]!;
        const method: RequestMethod | undefined = reflector.get(METHOD_METADATA, handler);
        if (method === undefined) continue;
        const paths = [reflector.get(PATH_METADATA, handler) as string | string[]].flat();
        const rule: AccessRule | undefined =
          reflector.get(ACCESS_RULE, handler) ?? reflector.get(ACCESS_RULE, metatype);
        for (const path of paths) {
          found.set(
            `${RequestMethod[method]} ${[base, path]
              .join('/')
              .replace(/\/+/g, '/')
              .replace(/^\/|\/$/g, '')}`,
            rule,
          );
        }
      }
    }
    return found;
  };

  it('cover every route', () => {
    const all = routes();
    expect(all.size).toBeGreaterThan(40);
    expect([...all].filter(([, rule]) => !rule).map(([route]) => route)).toEqual([]);
  });

  it('leave only the listed routes open to anyone', () => {
    const open = [...routes()].filter(([, rule]) => rule?.kind === 'public').map(([route]) => route);
    // The pages of the development identity provider do not exist in production.
    expect(open.filter((route) => !route.includes(' auth/practice/')).sort()).toEqual(PUBLIC_ROUTES);
  });

  it('cover every field of Query, Mutation and Subscription, and leave only the listed ones open to anyone', () => {
    const rules = starling.app.get(OperationRules).all();
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type!.getFields()).map((field) => `${type!.name}.${field}`),
    );
    expect([...rules.keys()].sort()).toEqual(fields.sort());
    expect(fields.filter((field) => rules.get(field)?.kind === 'public').sort()).toEqual(PUBLIC_FIELDS);
    expect(fields.filter((field) => !rules.get(field))).toEqual([]);
  });
});

describe('the GraphQL schema', () => {
  let actual: string;
  beforeAll(async () => {
    type ServerGraphql = typeof import('../support/server-graphql.js');
    actual = await (await outsideJest<ServerGraphql>('server-graphql.js')).printServerSchema();
  });

  const typesOf = (sdl: string) =>
    new Map(
      parse(sdl).definitions.flatMap((definition): [string, ObjectTypeDefinitionNode][] =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );
  /** A field without descriptions, its arguments in the order of their names. */
  const plain = ({ name, type, arguments: given = [] }: FieldDefinitionNode) => ({
    name: name.value,
    type: print(type),
    arguments: given
      .map((argument) => print({ ...argument, description: undefined }))
      .sort((left, right) => left.localeCompare(right)),
  });

  it('keeps every type, field and argument that contract.graphql promises', async () => {
    const contract = typesOf(await readFile(join(import.meta.dirname, 'contract.graphql'), 'utf8'));
    const types = typesOf(actual);
    expect(contract.size).toBeGreaterThan(10);
    for (const [name, { fields = [] }] of contract) {
      const found = new Map(types.get(name)?.fields?.map((field) => [field.name.value, plain(field)]));
      for (const field of fields)
        expect({ on: name, ...found.get(field.name.value) }).toEqual({
          on: name,
          ...plain(field),
          // Further arguments are allowed if they are optional.
          arguments: expect.arrayContaining(plain(field).arguments),
        });
    }
  });

  it('is committed as the code has it', async () => {
    expect(actual).toBe(await readFile(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  });
});
