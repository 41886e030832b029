import type { RouteObject } from 'react-router';
import { optional, page } from './page-route';

/** Households, children and their devices. */
export const familyPages: RouteObject[] = [
  ...optional(
    '/parental',
    'Parental Controls',
    page('/parental', 'Parental Controls', async () => (await import('../households/FamilyPage')).FamilyPage),
    page('/family-settings', 'Parental Controls', async () => (await import('../households/FamilyPage')).FamilyPage),
    page(
      '/parental/:childId',
      'Parental Controls',
      async () => (await import('../controls/ChildRulesPage')).ChildRulesPage,
    ),
    page('/pair', 'Pair a device', async () => (await import('../devices/PairPage')).PairPage),
  ),
  page('/invitations/:token', 'Invitation', async () => (await import('../households/InvitationPage')).InvitationPage),
  ...optional(
    '/profiles',
    'Child Profiles',
    page('/profiles', 'Child Profiles', async () => (await import('../children/ChildrenPage')).ChildrenPage),
    page('/child-profiles', 'Child Profiles', async () => (await import('../children/ChildrenPage')).ChildrenPage),
    page('/profiles/new', 'Add a child', async () => (await import('../children/AddChildPage')).AddChildPage),
    page('/profiles/receipts/:receiptId', 'Receipt', async () => (await import('../children/ReceiptPage')).ReceiptPage),
    page(
      '/profiles/verify-export',
      'Check an export',
      async () => (await import('../children/privacy/VerifyExportPage')).VerifyExportPage,
    ),
    page(
      '/profiles/:childId/privacy',
      'Privacy centre',
      async () => (await import('../children/privacy/PrivacyCentrePage')).PrivacyCentrePage,
    ),
    page('/profiles/:childId', 'Child Profiles', async () => (await import('../children/ChildPage')).ChildPage),
    page(
      '/profiles/:childId/edit',
      'Edit profile',
      async () => (await import('../children/EditChildPage')).EditChildPage,
    ),
    page(
      '/profiles/:childId/conversations',
      'Conversations',
      async () => (await import('../children/conversations/ChildConversationsPage')).ChildConversationsPage,
    ),
    page(
      '/profiles/:childId/conversations/:conversationId',
      'Conversation',
      async () => (await import('../children/conversations/TranscriptPage')).TranscriptPage,
    ),
  ),
];
