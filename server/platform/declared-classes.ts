import type { DynamicModule, Type } from '@nestjs/common';

type ModuleLike = Type | DynamicModule | { forwardRef: () => Type } | Promise<DynamicModule>;

/** Every class that a module and its imports list under `key`. Reads declarations only, so it needs no running application. */
export function declaredClasses(module: unknown, key: 'controllers' | 'providers'): Type[] {
  return [...collect(module as ModuleLike, key, new Set())];
}

function collect(module: ModuleLike, key: 'controllers' | 'providers', seen: Set<unknown>): Set<Type> {
  const classes = new Set<Type>();
  if (module instanceof Promise || 'forwardRef' in module || seen.has(module)) return classes;
  seen.add(module);
  const declared: Type = 'module' in module ? module.module : module;
  const listed = (name: 'imports' | 'controllers' | 'providers'): unknown[] => [
    ...((Reflect.getMetadata(name, declared) as unknown[] | undefined) ?? []),
    ...(('module' in module ? (module[name] as unknown[] | undefined) : undefined) ?? []),
  ];
  for (const entry of listed(key)) if (typeof entry === 'function') classes.add(entry as Type);
  for (const imported of listed('imports')) {
    for (const found of collect(imported as ModuleLike, key, seen)) classes.add(found);
  }
  return classes;
}
