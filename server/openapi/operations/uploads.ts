import type { OperationGroup } from '../operation.js';

const PROGRESS = {
  'Upload-Offset': 'How many bytes have come.',
  'Upload-Expires': 'When the upload is given up if no more come.',
  'Tus-Resumable': 'The version of the protocol.',
} as const;

/** The headers of requests are those of tus 1.0, which this document does not repeat. */
export const uploadOperations: OperationGroup = {
  tag: 'Contents',
  operations: {
    'OPTIONS /uploads': {
      id: 'describeUploads',
      summary: 'Says what the uploads speak',
      answers: {
        204: {
          description: 'In its headers.',
          headers: {
            'Tus-Version': 'The versions that are spoken.',
            'Tus-Extension': 'The extensions that are spoken.',
            'Tus-Max-Size': 'The most bytes that a file of any type may have.',
          },
        },
      },
    },
    'POST /uploads': {
      id: 'createUpload',
      summary: 'Begins the upload of a file',
      description:
        'By tus 1.0: `Tus-Resumable`, `Upload-Length`, and `Upload-Metadata` with `filename`, `filetype`, and perhaps `scope`, `household_id`, `child_ids` (with commas between them) and `title`. JPEG, PNG, WebP and GIF have up to 15 MB and 40 megapixels, PDF up to 25 MB, txt and md up to 1 MB. The last part of the address is also the id of the content.',
      answers: {
        201: { description: 'It has begun.', headers: { Location: 'The address of the upload.', ...PROGRESS } },
      },
      errors: [
        'household_not_found',
        'child_not_found',
        'tus_version',
        'file_too_large',
        'storage_full',
        'validation_failed',
        'type_not_allowed',
        'unsafe_text',
        'storage_not_shared',
      ],
    },
    'HEAD /uploads/:id': {
      id: 'getUpload',
      summary: 'Says how far an upload has come',
      description: 'For its sender. A file that was refused has no offset any more.',
      answers: {
        200: { description: 'In its headers.', headers: { 'Upload-Length': 'How many bytes will come.', ...PROGRESS } },
      },
      errors: ['upload_not_found', 'tus_version'],
    },
    'PATCH /uploads/:id': {
      id: 'continueUpload',
      summary: 'Sends the next bytes of a file',
      description:
        'A body of `application/offset+octet-stream` and `Upload-Offset`. Bytes that came before a line broke are kept. The last ones are answered once the file has been checked, or after 20 seconds, when the status of the content tells the rest.',
      answers: { 204: { description: 'They are stored.', headers: PROGRESS } },
      errors: [
        'bad_request',
        'upload_not_found',
        'upload_offset',
        'tus_version',
        'payload_too_large',
        'unsupported_media_type',
        'validation_failed',
        'type_mismatch',
        'unreadable_file',
        'too_many_pixels',
        'unsafe_text',
        'virus_found',
        'scan_unavailable',
        'storage_not_shared',
      ],
    },
    'DELETE /uploads/:id': {
      id: 'cancelUpload',
      summary: 'Gives up an upload',
      description: 'The status of its content becomes `cancelled`. What is a content already stays one.',
      answers: { 204: { description: 'What had come is gone.' } },
      errors: ['upload_not_found', 'tus_version'],
    },
  },
};
