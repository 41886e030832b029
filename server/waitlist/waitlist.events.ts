/** An address was added to the list. */
export class WaitlistJoined {
  constructor(readonly email: string) {}
}

/** An address was approved: an account that has proved it may use the product from now on. */
export class WaitlistApproved {
  constructor(readonly email: string) {}
}

/** The approval of an address was taken back: the address waits again. */
export class WaitlistApprovalUndone {
  constructor(readonly email: string) {}
}

/** An address was removed from the list. */
export class WaitlistRemoved {
  constructor(readonly email: string) {}
}
