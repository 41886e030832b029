/** The service cannot start. The message is one line for the operator. */
export class StartError extends Error {}
