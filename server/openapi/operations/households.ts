import { activityQuery, handOverBody, householdPatch, pinBody } from '../../households/households.dto.js';
import { invitationBody, memberPatch } from '../../households/members.dto.js';
import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import {
  acceptedInvitation,
  createdInvitation,
  endedAccess,
  household,
  householdActivity,
  householdInvitation,
  householdMember,
  invitation,
} from '../responses/families.js';

const PAGE_HEADERS = { ...TOTAL_COUNT, Link: 'The pages before and after (RFC 8288).' };

export const householdOperations: OperationGroup = {
  tag: 'Households',
  operations: {
    'GET /households': {
      id: 'listHouseholds',
      summary: 'Lists the households in which the account is a member',
      description: 'A helper sees the named children alone.',
      answers: { 200: { description: 'The households.', schema: household.array() } },
    },
    'POST /households': {
      id: 'createHousehold',
      summary: 'Creates a household',
      description: 'The account becomes its primary. An account leads at most three.',
      answers: { 201: { description: 'The household.', schema: household } },
      errors: ['too_many_households'],
    },
    'PATCH /households/:id': {
      id: 'updateHousehold',
      summary: 'Changes name or country; for guardians',
      body: householdPatch,
      answers: { 200: { description: 'The household.', schema: household } },
      errors: ['household_not_found', 'validation_failed'],
    },
    'DELETE /households/:id': {
      id: 'deleteHousehold',
      summary: 'Deletes an empty household; for its primary',
      answers: { 204: { description: 'It is gone.' } },
      errors: ['household_not_found', 'household_not_empty'],
    },
    'PUT /households/:id/pin': {
      id: 'setHouseholdPin',
      summary: 'Sets the PIN by which grown-ups get a device back to the sign-in page; for guardians',
      body: pinBody,
      answers: { 204: { description: 'The PIN is set.' } },
      errors: ['household_not_found', 'validation_failed'],
    },
    'POST /households/:id/hand-over': {
      id: 'handOverHousehold',
      summary: 'Makes another guardian the primary; for the primary',
      body: handOverBody,
      answers: { 200: { description: 'The household.', schema: household } },
      errors: ['household_not_found', 'member_not_found', 'validation_failed'],
    },
    'GET /households/:id/activity': {
      id: 'listHouseholdActivity',
      summary: 'What happened in the household, newest first; for guardians',
      description:
        'Changes of rules, readings of conversations, access by staff, and events of devices. `controls_of` leaves what concerns the rules of one child.',
      query: activityQuery,
      answers: { 200: { description: 'A page.', schema: householdActivity.array(), headers: PAGE_HEADERS } },
      errors: ['household_not_found', 'validation_failed'],
    },
    'POST /households/:id/members/:user_id/confirm': {
      id: 'confirmHouseholdMember',
      summary: 'Lets in a person who accepted an invitation without an address',
      description: 'For the inviter and the primary.',
      answers: { 200: { description: 'The member.', schema: householdMember } },
      errors: ['household_not_found', 'member_not_found'],
    },
    'PATCH /households/:id/members/:user_id': {
      id: 'updateHouseholdMember',
      summary: 'Changes the role, the label or the terms of a member; for the primary',
      description: 'The primary role itself is handed over.',
      body: memberPatch,
      answers: { 200: { description: 'The member.', schema: householdMember } },
      errors: ['household_not_found', 'member_not_found', 'hand_over_first', 'validation_failed'],
    },
    'DELETE /households/:id/members/:user_id': {
      id: 'removeHouseholdMember',
      summary: 'Ends a membership: any member by the primary, or your own',
      description: 'All that it gave ends within a second on every node.',
      answers: { 200: { description: 'What ended with it.', schema: endedAccess } },
      errors: ['household_not_found', 'member_not_found', 'last_guardian', 'hand_over_first'],
    },
    'POST /households/:id/invitations': {
      id: 'createHouseholdInvitation',
      summary: 'Invites a guardian or a helper',
      description:
        'The primary invites both, a guardian helpers. The link works for three days and one person. With an address only an account that has proved it can accept; without one the inviter confirms the person.',
      body: invitationBody,
      answers: { 201: { description: 'The link, shown once.', schema: createdInvitation } },
      errors: ['household_not_found', 'household_full', 'too_many_invitations', 'validation_failed'],
    },
    'GET /households/:id/invitations': {
      id: 'listHouseholdInvitations',
      summary: 'Lists the open invitations that the account may take back',
      answers: { 200: { description: 'The invitations.', schema: householdInvitation.array() } },
      errors: ['household_not_found'],
    },
    'DELETE /households/:id/invitations/:invitation_id': {
      id: 'revokeHouseholdInvitation',
      summary: 'Takes an invitation back',
      answers: { 204: { description: 'Its link no longer works.' } },
      errors: ['household_not_found', 'invitation_not_found'],
    },
    'GET /invitations/:token': {
      id: 'getInvitation',
      summary: 'What the holder of an invitation sees',
      description: 'Never the children.',
      answers: { 200: { description: 'The invitation.', schema: invitation } },
      errors: ['invitation_not_found'],
    },
    'POST /invitations/:token/accept': {
      id: 'acceptInvitation',
      summary: 'Joins the household, or waits for the inviter',
      description: 'A repeat by the same account answers the same.',
      answers: { 200: { description: 'Whether the account is a member now.', schema: acceptedInvitation } },
      errors: ['invitation_not_found', 'household_full'],
    },
  },
};
