/** A case about harm that may come from home is committed. Who tells people of it must leave out those in `barred`. */
export class SealedCaseOpened {
  constructor(
    readonly caseId: string,
    readonly category: string,
    readonly barred: readonly string[],
  ) {}
}
