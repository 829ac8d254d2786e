import { expect, test } from 'vitest';
import { profile } from '../../../../i18n/en/profile.ts';
import { NotFollowed } from '../../../api/follow-request.ts';
import { type DocumentToast, documentToasts } from './document-toasts.ts';

const said = ({ tone, title, text, durationMs }: DocumentToast) => [
  tone,
  profile.documents.toasts[title],
  text && profile.documents.toasts[text],
  durationMs,
];

test('success is told for 4 seconds, a revocation for 2 [A-DOCUMENT-016 A-DOCUMENT-017]', () => {
  expect(said(documentToasts.validated('verified'))).toEqual([
    'done',
    'Documents validated with success.',
    undefined,
    4_000,
  ]);
  expect(said(documentToasts.revoked())).toEqual(['done', 'Documents removed.', undefined, 2_000]);
});

test('whoever has to wait for a person is told so', () => {
  expect(said(documentToasts.validated('processing'))[1]).toContain('reviewing your documents');
});

test.each([
  ['snap-timeout', /^This is taking longer than usual\./],
  ['error.rejected', /^We couldn’t accept your documents\./],
  ['internal', /^An error occurred, please contact us\.$/],
])(
  'a failure is told for 9 seconds, %s in its own words [A-DOCUMENT-005 A-DOCUMENT-018]',
  (code, words) => {
    const error = new NotFollowed(code);
    const created = ['error', 'We couldn’t start the check', expect.stringMatching(words), 9_000];
    expect(said(documentToasts.createFailed(error))).toEqual(created);
    const completed = [
      'error',
      'We couldn’t complete the check',
      expect.stringMatching(words),
      9_000,
    ];
    expect(said(documentToasts.completeFailed(error))).toEqual(completed);
  },
);

test('so is what nobody expected', () => {
  expect(said(documentToasts.completeFailed(new TypeError('x')))[2]).toContain('contact us');
});
