/** Why the service cannot start: one line for the operator. */
export class StartError extends Error {}
