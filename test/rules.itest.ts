import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  printSchema,
} from 'graphql';
import { ACCESS_RULE, type AccessRule } from '../server/access/access.decorators.js';
import { OperationRules } from '../server/graphql/operation-rules.js';
import { startStarling, type TestStarling } from './support/starling.js';

/** What anyone may call. A route that gets open to anyone has to be written down here, too. */
const PUBLIC_ROUTES = [
  'GET auth/google/callback',
  'GET auth/google/login',
  'GET auth/options',
  'GET waitlist/health',
  'GET waitlist/position/:email',
  'GET waitlist/status/:email',
  'GET waitlist/status/:email/events',
  'POST auth/google/exchange-token',
  'POST auth/login',
  'POST auth/refresh',
  'POST auth/register',
  'POST waitlist/join',
];

describe('the rules of access', () => {
  let starling: TestStarling;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    starling = await startStarling();
    schema = starling.app.get(GraphQLSchemaHost, { strict: false }).schema;
  });
  afterAll(() => starling?.stop());

  /** `GET users/me` and the like, each with its rule. */
  const routes = (): Map<string, AccessRule | undefined> => {
    const scanner = starling.app.get(MetadataScanner, { strict: false });
    const found = new Map<string, AccessRule | undefined>();
    for (const { instance, metatype } of starling.app.get(DiscoveryService, { strict: false }).getControllers()) {
      if (!metatype) continue;
      const base: string = Reflect.getMetadata(PATH_METADATA, metatype) ?? '';
      for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const handler = (instance as Record<string, object>)[name]!;
        const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
        if (method === undefined) continue;
        const paths = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
        const rule: AccessRule | undefined =
          Reflect.getMetadata(ACCESS_RULE, handler) ?? Reflect.getMetadata(ACCESS_RULE, metatype);
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

  it('stand at every route', () => {
    const all = routes();
    expect(all.size).toBeGreaterThan(40);
    expect([...all].filter(([, rule]) => !rule).map(([route]) => route)).toEqual([]);
  });

  it('leave no route open to anyone that is not meant to be', () => {
    const open = [...routes()].filter(([, rule]) => rule?.kind === 'public').map(([route]) => route);
    // The practice provider's pages are for whoever signs in, and not there in production.
    expect(open.filter((route) => !route.includes(' auth/practice/')).sort()).toEqual(PUBLIC_ROUTES);
  });

  it('stand at every field of Query, Mutation and Subscription, and none is open to anyone', () => {
    const rules = starling.app.get(OperationRules).all();
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type!.getFields()).map((field) => `${type!.name}.${field}`),
    );
    expect([...rules.keys()].sort()).toEqual(fields.sort());
    for (const field of fields) expect({ field, kind: rules.get(field)?.kind }).toEqual({ field, kind: 'signed-in' });
  });
});

describe('the schema', () => {
  let actual: string;

  beforeAll(async () => {
    const starling = await startStarling();
    actual = printSchema(starling.app.get(GraphQLSchemaHost, { strict: false }).schema);
    await starling.stop();
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

  it('has everything that the contract has, as it spells it', async () => {
    const contract = typesOf(await readFile(join(import.meta.dirname, 'contract.graphql'), 'utf8'));
    const types = typesOf(actual);
    expect(contract.size).toBeGreaterThan(10);
    for (const [name, { fields = [] }] of contract) {
      const found = new Map(types.get(name)?.fields?.map((field) => [field.name.value, plain(field)]));
      for (const field of fields)
        expect({ on: name, ...found.get(field.name.value) }).toEqual({
          on: name,
          ...plain(field),
          // More arguments than the contract's may follow, if they can be left out.
          arguments: expect.arrayContaining(plain(field).arguments),
        });
    }
  });

  it('is the committed one', async () => {
    const committed = await readFile(join(import.meta.dirname, '../schema.graphql'), 'utf8');
    const fieldsOf = (sdl: string) =>
      [...typesOf(sdl)].flatMap(([name, { fields = [] }]) => fields.map((field) => ({ on: name, ...plain(field) })));
    expect(fieldsOf(committed)).toEqual(fieldsOf(actual));
  });
});
