import type { RouteObject } from 'react-router';
import { optional, page } from './page-route';

/** Households, children and their devices. */
export const familyPages: RouteObject[] = [
  ...optional(
    '/parental',
    page('/parental', 'Parental Controls', () => import('../households/FamilyPage').then((code) => code.FamilyPage)),
    page('/family-settings', 'Parental Controls', () =>
      import('../households/FamilyPage').then((code) => code.FamilyPage),
    ),
    page('/parental/:childId', 'Parental Controls', () =>
      import('../controls/ChildRulesPage').then((code) => code.ChildRulesPage),
    ),
    page('/pair', 'Pair a device', () => import('../devices/PairPage').then((code) => code.PairPage)),
  ),
  page('/invitations/:token', 'Invitation', () =>
    import('../households/InvitationPage').then((code) => code.InvitationPage),
  ),
  ...optional(
    '/profiles',
    page('/profiles', 'Child Profiles', () => import('../children/ChildrenPage').then((code) => code.ChildrenPage)),
    page('/child-profiles', 'Child Profiles', () =>
      import('../children/ChildrenPage').then((code) => code.ChildrenPage),
    ),
    page('/profiles/new', 'Add a child', () => import('../children/AddChildPage').then((code) => code.AddChildPage)),
    page('/profiles/receipts/:receiptId', 'Receipt', () =>
      import('../children/ReceiptPage').then((code) => code.ReceiptPage),
    ),
    page('/profiles/verify-export', 'Check an export', () =>
      import('../children/privacy/VerifyExportPage').then((code) => code.VerifyExportPage),
    ),
    page('/profiles/:childId/privacy', 'Privacy centre', () =>
      import('../children/privacy/PrivacyCentrePage').then((code) => code.PrivacyCentrePage),
    ),
    page('/profiles/:childId', 'Child Profiles', () => import('../children/ChildPage').then((code) => code.ChildPage)),
    page('/profiles/:childId/edit', 'Edit profile', () =>
      import('../children/EditChildPage').then((code) => code.EditChildPage),
    ),
    page('/profiles/:childId/conversations', 'Conversations', () =>
      import('../children/conversations/ChildConversationsPage').then((code) => code.ChildConversationsPage),
    ),
    page('/profiles/:childId/conversations/:conversationId', 'Conversation', () =>
      import('../children/conversations/TranscriptPage').then((code) => code.TranscriptPage),
    ),
  ),
];
