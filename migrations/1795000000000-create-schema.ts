import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The whole first schema. Times are `timestamptz` on the database's clock (docs/decisions.md). */
export class CreateSchema1795000000000 implements MigrationInterface {
  name = 'CreateSchema1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Both are trusted: the owner of the database may create them.
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS btree_gin;

      CREATE TABLE users (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        email text,
        email_verified boolean NOT NULL DEFAULT false,
        password_hash text,
        first_name text,
        last_name text,
        role text NOT NULL CHECK (role IN ('admin', 'moderator', 'parent', 'device')),
        avatar text,
        bio text,
        phone text,
        location text,
        settings jsonb NOT NULL DEFAULT '{}',
        disabled_at timestamptz,
        last_seen_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX users_username_key ON users (lower(username));
      CREATE UNIQUE INDEX users_email_key ON users (lower(email));
      CREATE INDEX users_role_idx ON users (role);
      CREATE INDEX users_created_at_idx ON users (created_at DESC, id);
      CREATE INDEX users_last_seen_at_idx ON users (last_seen_at DESC NULLS LAST, id);

      CREATE TABLE identities (
        provider text NOT NULL,
        subject text NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text,
        sealed_grant text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (provider, subject)
      );
      CREATE UNIQUE INDEX identities_user_id_key ON identities (user_id, provider);

      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        user_agent text,
        created_at timestamptz NOT NULL DEFAULT now(),
        authenticated_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX sessions_user_id_idx ON sessions (user_id) WHERE ended_at IS NULL;
      CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

      CREATE TABLE refresh_tokens (
        token_hash text PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        spent_at timestamptz,
        used_at timestamptz,
        successor_hash text,
        sealed_successor text
      );
      CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);

      CREATE TABLE oauth_states (
        state_hash text PRIMARY KEY,
        browser_hash text NOT NULL,
        sealed_verifier text NOT NULL,
        verifier_hash text NOT NULL,
        redirect_uri text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX oauth_states_expires_at_idx ON oauth_states (expires_at);

      CREATE TABLE one_time_codes (
        code_hash text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        is_new_user boolean NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX one_time_codes_expires_at_idx ON one_time_codes (expires_at);

      CREATE TABLE waitlist_entries (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        email text NOT NULL,
        first_name text,
        last_name text,
        joined_at timestamptz NOT NULL DEFAULT now(),
        approved_at timestamptz
      );
      CREATE UNIQUE INDEX waitlist_entries_email_key ON waitlist_entries (lower(email));
      CREATE INDEX waitlist_entries_waiting_idx ON waitlist_entries (id) WHERE approved_at IS NULL;
      CREATE INDEX waitlist_entries_approved_at_idx ON waitlist_entries (approved_at) WHERE approved_at IS NOT NULL;

      CREATE TABLE removed_from_waitlist (
        email text PRIMARY KEY,
        removed_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE product_settings (
        name text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid
      );

      CREATE TABLE conversations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        title text,
        title_by_user boolean NOT NULL DEFAULT false,
        type_by_user boolean NOT NULL DEFAULT false,
        tags_by_user boolean NOT NULL DEFAULT false,
        summary text,
        conversation_type text NOT NULL DEFAULT 'casual'
          CHECK (conversation_type IN ('casual', 'educational', 'creative', 'storytelling')),
        is_pinned boolean NOT NULL DEFAULT false,
        is_archived boolean NOT NULL DEFAULT false,
        tags text[] NOT NULL DEFAULT '{}',
        message_count integer NOT NULL DEFAULT 0,
        unread_count integer NOT NULL DEFAULT 0,
        last_seq bigint NOT NULL DEFAULT 0,
        read_seq bigint NOT NULL DEFAULT 0,
        last_message_id uuid,
        last_message_at timestamptz,
        titled_at_count integer NOT NULL DEFAULT 0,
        delete_after timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      -- One for each order of the lists. They hold what the lists filter by, so that pages that are skipped and the total
      -- are counted without a look at the rows.
      CREATE INDEX conversations_recent_idx
        ON conversations (user_id, is_pinned DESC, last_message_at DESC, id DESC) INCLUDE (is_archived, conversation_type)
        WHERE message_count > 0 AND delete_after IS NULL;
      CREATE INDEX conversations_oldest_idx
        ON conversations (user_id, created_at, id) INCLUDE (is_archived, conversation_type)
        WHERE message_count > 0 AND delete_after IS NULL;
      CREATE INDEX conversations_most_messages_idx
        ON conversations (user_id, message_count DESC, last_message_at DESC, id DESC)
        INCLUDE (is_archived, conversation_type)
        WHERE message_count > 0 AND delete_after IS NULL;
      CREATE INDEX conversations_retention_idx ON conversations (updated_at) WHERE NOT is_pinned;
      CREATE INDEX conversations_delete_after_idx ON conversations (delete_after) WHERE delete_after IS NOT NULL;
      CREATE INDEX conversations_created_at_idx ON conversations (created_at);

      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        user_id uuid NOT NULL,
        seq bigint NOT NULL,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        status text NOT NULL CHECK (status IN ('sent', 'delivered', 'read')),
        client_message_id text,
        reply_to uuid,
        reaction text CHECK (reaction IN ('like', 'love', 'laugh', 'wow', 'sad', 'angry')),
        response_type text,
        truncated boolean NOT NULL DEFAULT false,
        hidden_at timestamptz,
        edited_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (conversation_id, seq)
      );
      CREATE UNIQUE INDEX messages_client_message_id_key
        ON messages (conversation_id, user_id, client_message_id) WHERE client_message_id IS NOT NULL;
      -- Search of large accounts: the owner belongs into the index, or one family's hits cost everybody's.
      CREATE INDEX messages_search_idx ON messages USING gin (user_id, content gin_trgm_ops);
      CREATE INDEX messages_created_at_idx ON messages (created_at);

      CREATE TABLE conversation_events (
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        seq bigint NOT NULL,
        event text NOT NULL,
        message_id uuid,
        changes jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (conversation_id, seq)
      );

      CREATE TABLE replies (
        id uuid PRIMARY KEY,
        conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
        message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
        message_seq bigint NOT NULL,
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'running', 'final', 'stopped', 'error')),
        fence integer NOT NULL DEFAULT 0,
        attempts integer NOT NULL DEFAULT 0,
        lease_owner text,
        lease_until timestamptz,
        stop_requested_at timestamptz,
        text text NOT NULL DEFAULT '',
        assistant_message_id uuid,
        response_type text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        first_text_at timestamptz,
        finished_at timestamptz,
        UNIQUE (message_id)
      );
      CREATE INDEX replies_open_idx ON replies (conversation_id, message_seq) WHERE state IN ('waiting', 'running');
      CREATE INDEX replies_lease_idx ON replies (lease_until) WHERE state IN ('waiting', 'running');
      CREATE INDEX replies_finished_at_idx ON replies (finished_at) WHERE finished_at IS NOT NULL;

      CREATE TABLE reports (
        id uuid PRIMARY KEY,
        conversation_id uuid,
        message_id uuid,
        reporter_id uuid,
        subject_id uuid,
        source text NOT NULL DEFAULT 'user' CHECK (source IN ('user', 'safety')),
        reason text NOT NULL,
        excerpt jsonb NOT NULL,
        status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'claimed', 'resolved')),
        claimed_by uuid,
        claimed_at timestamptz,
        decision text CHECK (decision IN ('keep', 'hide', 'warn')),
        decided_by uuid,
        decided_at timestamptz,
        note text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX reports_status_idx ON reports (status, created_at, id);
      CREATE UNIQUE INDEX reports_reporter_message_key ON reports (reporter_id, message_id) WHERE status <> 'resolved';

      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('message', 'friend_request', 'system')),
        title text NOT NULL,
        message text NOT NULL,
        conversation_id uuid,
        link text,
        read_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX notifications_user_id_idx ON notifications (user_id, created_at DESC, id DESC);

      CREATE TABLE audit_entries (
        id bigint PRIMARY KEY,
        at timestamptz NOT NULL,
        action text NOT NULL,
        actor text,
        target text,
        node text NOT NULL,
        request_id text,
        detail jsonb NOT NULL DEFAULT '{}',
        previous_hash text NOT NULL,
        hash text NOT NULL
      );
      CREATE INDEX audit_entries_action_idx ON audit_entries (action, id DESC);
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'audit entries are insert-only'; END $$;
      CREATE TRIGGER audit_entries_insert_only BEFORE UPDATE OR DELETE ON audit_entries
        FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE TABLE nodes (
        id text PRIMARY KEY,
        live_connections integer NOT NULL DEFAULT 0,
        companion_status text NOT NULL DEFAULT 'OK',
        seen_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE user_activity_days (
        day date NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        PRIMARY KEY (day, user_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE user_activity_days, nodes, audit_entries, notifications, reports, replies, conversation_events,
        messages, conversations, product_settings, removed_from_waitlist, waitlist_entries, one_time_codes,
        oauth_states, refresh_tokens, sessions, identities, users;
      DROP FUNCTION refuse_change();
    `);
  }
}
