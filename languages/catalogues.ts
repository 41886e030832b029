// Written by `npm run codegen` from the files in languages/en/.
import type {} from 'i18next';

/** The keys of every catalogue, from its English texts. */
export interface Catalogues {
  access: typeof import('./en/access.json');
  accessibility: typeof import('./en/accessibility.json');
  account: typeof import('./en/account.json');
  'admin-audit': typeof import('./en/admin-audit.json');
  'admin-dashboard': typeof import('./en/admin-dashboard.json');
  'admin-settings': typeof import('./en/admin-settings.json');
  'admin-users': typeof import('./en/admin-users.json');
  'admin-waitlist': typeof import('./en/admin-waitlist.json');
  alerts: typeof import('./en/alerts.json');
  app: typeof import('./en/app.json');
  avatars: typeof import('./en/avatars.json');
  calendars: typeof import('./en/calendars.json');
  chat: typeof import('./en/chat.json');
  'child-home': typeof import('./en/child-home.json');
  'child-starters': typeof import('./en/child-starters.json');
  'child-talk': typeof import('./en/child-talk.json');
  children: typeof import('./en/children.json');
  consents: typeof import('./en/consents.json');
  contents: typeof import('./en/contents.json');
  controls: typeof import('./en/controls.json');
  conversation: typeof import('./en/conversation.json');
  'conversation-more': typeof import('./en/conversation-more.json');
  conversations: typeof import('./en/conversations.json');
  'data-card': typeof import('./en/data-card.json');
  devices: typeof import('./en/devices.json');
  errors: typeof import('./en/errors.json');
  exports: typeof import('./en/exports.json');
  fields: typeof import('./en/fields.json');
  'first-screen': typeof import('./en/first-screen.json');
  'fixed-texts': typeof import('./en/fixed-texts.json');
  frame: typeof import('./en/frame.json');
  households: typeof import('./en/households.json');
  legal: typeof import('./en/legal.json');
  library: typeof import('./en/library.json');
  login: typeof import('./en/login.json');
  mails: typeof import('./en/mails.json');
  messages: typeof import('./en/messages.json');
  moderation: typeof import('./en/moderation.json');
  notices: typeof import('./en/notices.json');
  notifications: typeof import('./en/notifications.json');
  onboarding: typeof import('./en/onboarding.json');
  pages: typeof import('./en/pages.json');
  pairing: typeof import('./en/pairing.json');
  platform: typeof import('./en/platform.json');
  play: typeof import('./en/play.json');
  privacy: typeof import('./en/privacy.json');
  problems: typeof import('./en/problems.json');
  progress: typeof import('./en/progress.json');
  recurrence: typeof import('./en/recurrence.json');
  refusals: typeof import('./en/refusals.json');
  reminders: typeof import('./en/reminders.json');
  replies: typeof import('./en/replies.json');
  risks: typeof import('./en/risks.json');
  safety: typeof import('./en/safety.json');
  'safety-answers': typeof import('./en/safety-answers.json');
  schedules: typeof import('./en/schedules.json');
  shell: typeof import('./en/shell.json');
  'shell-more': typeof import('./en/shell-more.json');
  'sign-in': typeof import('./en/sign-in.json');
  starters: typeof import('./en/starters.json');
  'table-questions': typeof import('./en/table-questions.json');
  tables: typeof import('./en/tables.json');
  tags: typeof import('./en/tags.json');
  terms: typeof import('./en/terms.json');
  time: typeof import('./en/time.json');
  'time-rules': typeof import('./en/time-rules.json');
  ui: typeof import('./en/ui.json');
  voice: typeof import('./en/voice.json');
  waitlist: typeof import('./en/waitlist.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogues;
    nsSeparator: false;
  }
}
