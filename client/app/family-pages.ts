import type { RouteObject } from 'react-router';
import { optional, page } from './page-route';

/** Households, children and their devices. */
export const familyPages: RouteObject[] = [
  ...optional(
    '/parental',
    page('/parental', 'parentalControls', () => import('../households/FamilyPage').then((code) => code.FamilyPage)),
    page('/family-settings', 'parentalControls', () =>
      import('../households/FamilyPage').then((code) => code.FamilyPage),
    ),
    page('/parental/:childId', 'parentalControls', () =>
      import('../controls/ChildRulesPage').then((code) => code.ChildRulesPage),
    ),
    page('/pair', 'pair', () => import('../devices/PairPage').then((code) => code.PairPage)),
  ),
  page('/invitations/:token', 'invitation', () =>
    import('../households/InvitationPage').then((code) => code.InvitationPage),
  ),
  ...optional(
    '/profiles',
    page('/profiles', 'childProfiles', () => import('../children/ChildrenPage').then((code) => code.ChildrenPage)),
    page('/child-profiles', 'childProfiles', () =>
      import('../children/ChildrenPage').then((code) => code.ChildrenPage),
    ),
    page('/profiles/new', 'addChild', () => import('../children/AddChildPage').then((code) => code.AddChildPage)),
    page('/profiles/receipts/:receiptId', 'receipt', () =>
      import('../children/ReceiptPage').then((code) => code.ReceiptPage),
    ),
    page('/profiles/verify-export', 'checkExport', () =>
      import('../children/privacy/VerifyExportPage').then((code) => code.VerifyExportPage),
    ),
    page('/profiles/:childId/privacy', 'privacyCentre', () =>
      import('../children/privacy/PrivacyCentrePage').then((code) => code.PrivacyCentrePage),
    ),
    page('/profiles/:childId', 'childProfiles', () => import('../children/ChildPage').then((code) => code.ChildPage)),
    page('/profiles/:childId/edit', 'editProfile', () =>
      import('../children/EditChildPage').then((code) => code.EditChildPage),
    ),
    page('/profiles/:childId/conversations', 'conversations', () =>
      import('../children/conversations/ChildConversationsPage').then((code) => code.ChildConversationsPage),
    ),
    page('/profiles/:childId/conversations/:conversationId', 'conversation', () =>
      import('../children/conversations/TranscriptPage').then((code) => code.TranscriptPage),
    ),
  ),
];
