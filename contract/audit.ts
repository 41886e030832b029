/** A line of the audit log over REST. `detail` holds facts: never text of messages, tokens or whole addresses. */
export interface AuditEntryBody {
  id: string;
  at: string;
  action: string;
  actor: string | null;
  target: string | null;
  node: string;
  request_id: string | null;
  detail: Record<string, unknown>;
}

/** Whether the audit log is as it was written, with no line changed or missing. */
export interface AuditIntegrityBody {
  intact: boolean;
  /** The first line that was changed or is missing. */
  broken_at: string | null;
}
