import { z } from 'zod';
import { contentPatch, shelfBody, storyBody } from '../../contents/contents.dto.js';
import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { content, contentDetail } from '../responses/contents.js';

const SHUT_OUT = ['area_off'] as const;

export const contentOperations: OperationGroup = {
  tag: 'Contents',
  operations: {
    'GET /contents': {
      id: 'listContents',
      summary: 'Lists contents',
      description:
        "Those of the caller's households and of the library, the newest first. A helper sees the shelves of the children it looks after, and a device the shelf of its child, without PDF. `search` looks in titles, names of files and tags; `child_id` leaves what stands on the shelf of one child.",
      answers: { 200: { description: 'A page of contents.', schema: content.array(), headers: TOTAL_COUNT } },
      errors: ['child_not_found', 'validation_failed', ...SHUT_OUT],
    },
    'POST /contents': {
      id: 'createStory',
      summary: 'Adds a typed story',
      description:
        'To a household, for its guardians, or to the library, for staff. The text is plain or Markdown; HTML is taken out.',
      body: storyBody,
      answers: { 201: { description: 'The story.', schema: contentDetail } },
      errors: ['household_not_found', 'child_not_found', 'storage_full', 'unsafe_text', 'validation_failed'],
    },
    'GET /contents/:id': {
      id: 'getContent',
      summary: 'Reads a content',
      answers: { 200: { description: 'The content, with the words of a story.', schema: contentDetail } },
      errors: ['content_not_found', ...SHUT_OUT],
    },
    'PATCH /contents/:id': {
      id: 'updateContent',
      summary: 'Changes a content',
      description: 'Changed words get a new reading level, unless one is set.',
      body: contentPatch,
      answers: { 200: { description: 'The content as it is now.', schema: contentDetail } },
      errors: ['content_not_found', 'storage_full', 'unsafe_text', 'validation_failed'],
    },
    'DELETE /contents/:id': {
      id: 'deleteContent',
      summary: 'Deletes a content',
      answers: { 204: { description: 'It is gone, with its files, and from every shelf.' } },
      errors: ['content_not_found'],
    },
    'PUT /contents/:id/children': {
      id: 'setContentChildren',
      summary: 'Puts a content on the shelves of children',
      description: "It stands on these shelves afterwards, and on no other one of the caller's children.",
      body: shelfBody,
      answers: { 200: { description: 'The content as it is now.', schema: content } },
      errors: ['content_not_found', 'child_not_found', 'validation_failed'],
    },
    'GET /files/:link': {
      id: 'readFile',
      summary: 'Reads a file by its signed link',
      description:
        'Links stand in contents. Pictures and texts show in the browser; a PDF is a download. `403` once the session or the membership has ended.',
      answers: { 200: { description: 'The bytes.', schema: z.string(), mediaType: 'application/octet-stream' } },
      errors: ['file_link_ended', 'content_not_found', ...SHUT_OUT],
    },
  },
};
