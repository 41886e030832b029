import type { Role } from '../../contract/permissions.js';

export class UserRegistered {
  constructor(readonly userId: string) {}
}

export class RoleChanged {
  constructor(
    readonly userId: string,
    readonly role: Role,
  ) {}
}

export class UserDisabled {
  constructor(readonly userId: string) {}
}

export class UserEnabled {
  constructor(readonly userId: string) {}
}

/** The account and all its data are deleted. */
export class UserErased {
  constructor(readonly userId: string) {}
}
