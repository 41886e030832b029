/** A new address is on the list. */
export class WaitlistJoined {
  constructor(readonly email: string) {}
}

/** An address was approved; an account with it may use the product from now on. */
export class WaitlistApproved {
  constructor(readonly email: string) {}
}

/** An address was taken off the list. */
export class WaitlistRemoved {
  constructor(readonly email: string) {}
}

/** An admin changed whether and how the list gates. */
export class WaitlistRulesChanged {}
