import type { PipeTransform } from '@nestjs/common';
import { Args, type ReturnTypeFunc } from '@nestjs/graphql';

/** An argument such as `limit: Int = 20`, which has its default if it is absent or null. */
export function ArgWithDefault<T>(name: string, type: ReturnTypeFunc, defaultValue: T): ParameterDecorator {
  const orDefault: PipeTransform<T | null, T> = { transform: (value) => value ?? defaultValue };
  return Args(name, { type, nullable: true, defaultValue }, orDefault);
}
