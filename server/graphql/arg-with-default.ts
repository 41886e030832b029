import type { PipeTransform } from '@nestjs/common';
import { Args, type ReturnTypeFunc } from '@nestjs/graphql';

/** `limit: Int = 20` (contract §5): left out or null, it is the default. */
export function ArgWithDefault<T>(name: string, type: ReturnTypeFunc, defaultValue: T): ParameterDecorator {
  const orDefault: PipeTransform<T | null, T> = { transform: (value) => value ?? defaultValue };
  return Args(name, { type, nullable: true, defaultValue }, orDefault);
}
