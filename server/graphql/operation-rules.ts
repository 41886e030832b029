import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Permission } from '../../contract/permissions.js';
import { ACCESS_RULE, type AccessRule, ALLOWED_BLOCKS } from '../access/access.decorators.js';
import type { BlockReason } from '../access/admission-rules.js';

/** The metadata keys of `@Query()`, `@Mutation()` and `@Subscription()`. */
const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';

export type OperationType = 'Query' | 'Mutation' | 'Subscription';

/** The access rule of each root field of the schema, read from the resolvers' decorators. */
@Injectable()
export class OperationRules {
  private rules: ReadonlyMap<string, AccessRule | null> | null = null;
  private readonly allowedBlocks = new Map<string, readonly BlockReason[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Rules by field, such as `Query.me`; `null` if a field has no rule, which means that every call is refused. */
  all(): ReadonlyMap<string, AccessRule | null> {
    this.rules ??= this.read();
    return this.rules;
  }

  /** The permission that a field requires, or `null`. */
  permissionOf(type: OperationType, field: string): Permission | null {
    const rule = this.all().get(`${type}.${field}`);
    return rule?.kind === 'signed-in' ? rule.permission : null;
  }

  /** The blocks that do not end a field's operation. */
  allowedBlocksOf(type: OperationType, field: string): readonly BlockReason[] {
    this.all();
    return this.allowedBlocks.get(`${type}.${field}`) ?? [];
  }

  private read(): Map<string, AccessRule | null> {
    const rules = new Map<string, AccessRule | null>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: object = Object.getPrototypeOf(instance) ?? {};
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const handler: unknown = Reflect.get(prototype, method);
        if (typeof handler !== 'function') continue;
        const type: unknown = Reflect.getMetadata(RESOLVER_TYPE, handler);
        if (type !== 'Query' && type !== 'Mutation' && type !== 'Subscription') continue;
        const name: unknown = Reflect.getMetadata(RESOLVER_NAME, handler) ?? method;
        const rule: AccessRule | undefined =
          Reflect.getMetadata(ACCESS_RULE, handler) ?? Reflect.getMetadata(ACCESS_RULE, instance.constructor);
        rules.set(`${type}.${String(name)}`, rule ?? null);
        const allowed: BlockReason[] | undefined = Reflect.getMetadata(ALLOWED_BLOCKS, handler);
        if (allowed) this.allowedBlocks.set(`${type}.${String(name)}`, allowed);
      }
    }
    return rules;
  }
}
