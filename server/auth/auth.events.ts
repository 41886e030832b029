/** Somebody registered with a password. The address of the account is not proved yet. */
export class AccountRegistered {
  constructor(readonly userId: string) {}
}
