import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';

/** The arguments that select a part of a list. */
export const pageRange = z.object({
  limit: z.int().min(1).max(100),
  offset: z.int().min(0).max(1_000_000),
});

export interface Page<T> {
  items: T[];
  total: number;
  hasMore: boolean;
}

/**
 * The object type of a list's page: `@ObjectType('UserPage') class UserPage extends pageOf(UserObject) {}`.
 */
export function pageOf<T>(item: Type<T>): Type<Page<T>> {
  @ObjectType({ isAbstract: true })
  class AbstractPage implements Page<T> {
    @Field(() => [item])
    items: T[];

    @Field(() => Int)
    total: number;

    @Field()
    hasMore: boolean;
  }
  return AbstractPage;
}

/** Builds the page that starts at `offset`. */
export function page<T>(items: T[], total: number, offset: number): Page<T> {
  return { items, total, hasMore: offset + items.length < total };
}
