import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ChildObject } from '../children/child.types.js';
import { SafetyCard } from './safety-card.js';

/** Tells guardians that the safety checks were not measured in a language of their child. */
@Resolver(() => ChildObject)
export class UnmeasuredLanguagesResolver {
  private readonly measured: ReadonlySet<string>;

  constructor(card: SafetyCard) {
    this.measured = new Set(card.rows.filter(({ unsafe }) => unsafe > 0).map(({ language }) => primaryOf(language)));
  }

  @ResolveField(() => [String], {
    description:
      'Languages of the child for which the safety card has no measured row: the checks may miss more in them',
  })
  unmeasuredLanguages(@Parent() { languages }: ChildObject): string[] {
    return languages.filter((language) => !this.measured.has(primaryOf(language)));
  }
}

/** `pt` of `pt-BR`. */
function primaryOf(language: string): string {
  return language.split('-')[0]!.toLowerCase();
}
