import { z } from 'zod';
import type { OperationGroup } from '../operation.js';

const HTML = 'text/html';
const tokenForm = z.looseObject({ code: z.string(), grant_type: z.string() });
const oauthError = z.object({ error: z.string(), error_description: z.string().optional() });
const oauthTokens = z.looseObject({ access_token: z.string(), token_type: z.string(), expires_in: z.int() });

export const practiceOperations: OperationGroup = {
  tag: 'Practice sign-in',
  operations: {
    'GET /auth/practice/accounts': {
      id: 'practiceAccounts',
      summary: 'Says how many accounts there are',
      description: 'For programs that fill an empty database with a sample. Accounts of children count, too.',
      answers: { 200: { description: 'The number.', schema: z.object({ accounts: z.int() }) } },
      errors: ['not_found'],
    },
    'GET /auth/practice/authorize': {
      id: 'practiceAuthorize',
      summary: 'Shows the identities to choose from',
      answers: {
        200: { description: 'The page.', mediaType: HTML },
        400: { description: 'The request is not complete.', mediaType: HTML },
      },
      errors: ['not_found'],
    },
    'GET /auth/practice/choose': {
      id: 'practiceChoose',
      summary: 'Takes the chosen identity',
      answers: {
        200: { description: 'The page of the pop-up.', mediaType: HTML },
        302: { description: 'Back to the application.' },
        400: { description: 'The request is not complete.', mediaType: HTML },
        422: { description: 'The address is not valid.', mediaType: HTML },
      },
      errors: ['not_found'],
    },
    'POST /auth/practice/token': {
      id: 'practiceToken',
      summary: 'Exchanges a code for tokens, as OAuth describes it',
      body: tokenForm,
      bodyMediaType: 'application/x-www-form-urlencoded',
      answers: {
        200: { description: 'Tokens.', schema: oauthTokens },
        400: { description: 'The code is not good.', schema: oauthError },
        401: { description: 'The client is not known.', schema: oauthError },
      },
      errors: ['not_found'],
    },
    'GET /auth/practice/userinfo': {
      id: 'practiceUserinfo',
      summary: 'Reads the chosen identity, as OpenID Connect describes it',
      answers: {
        200: { description: 'The claims.', schema: z.looseObject({ sub: z.string() }) },
        401: { description: 'The token is not good.', schema: oauthError },
      },
      errors: ['not_found'],
    },
    'GET /auth/practice/style.css': {
      id: 'practiceStyle',
      summary: 'The style of the pages',
      answers: { 200: { description: 'The style.', mediaType: 'text/css' } },
      errors: ['not_found'],
    },
    'GET /auth/practice/pop-up.js': {
      id: 'practicePopUpScript',
      summary: 'The script of the pop-up',
      answers: { 200: { description: 'The script.', mediaType: 'text/javascript' } },
      errors: ['not_found'],
    },
  },
};
