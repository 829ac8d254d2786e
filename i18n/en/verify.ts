import { subjectNames, viewNames } from './handover-names.ts';

/** The public page that tells whether a file is part of a seal. */
export const verify = {
  pageTitle: 'Check a photo against its seal',
  description:
    'Every Handover delivery and return is sealed. Check whether a photo is the sealed one. The photo stays on your device.',
  title: 'Is this photo the sealed one?',
  lead: 'Anyone can check. The file stays on your device. We only compare its fingerprint.',
  code: 'Seal code',
  codeHint:
    'Three groups of four, such as K7QM-4XRD-92WT. Leave it empty and we’ll check every seal.',
  codeWrong: 'A seal code has twelve letters and numbers, without 0, 1, I, L or O.',
  find: 'Find seal',
  unknown: 'There’s no seal with this code. Check it letter by letter.',
  drop: {
    title: 'Drop a photo here',
    text: 'or choose a file. Use the photo as you got it from us.',
    label: 'Choose a photo to check',
    hashing: 'Reading {{name}}',
  },
  results: 'Checked just now',
  matches: {
    title: 'Matches',
    view: '{{name}} is photo {{number}} of {{count}}, {{view}}, unchanged since it was sealed on {{when}}.',
    other: '{{name}} is part of the seal ({{what}}), unchanged since it was sealed on {{when}}.',
    signature: '{{name}} is the signature, unchanged since it was sealed on {{when}}.',
    ofCode: 'Seal {{code}}.',
  },
  paired: {
    title: 'From the other handover',
    deliver:
      '{{name}} isn’t part of this seal. It belongs to the delivery of the same trip, seal {{code}}.',
    collect:
      '{{name}} isn’t part of this seal. It belongs to the return of the same trip, seal {{code}}.',
  },
  none: {
    title: 'Doesn’t match',
    text: '{{name}} isn’t part of this seal. It may be another photo, or the same one cropped, edited or sent through a chat app, which changes the file.',
    anySeal:
      '{{name}} isn’t part of any seal. It may be another photo, or the same one cropped, edited or sent through a chat app, which changes the file.',
  },
  tooBig: { title: 'Too big', text: '{{name}} is larger than 20 MB. A sealed photo never is.' },
  notPicture: {
    title: 'Not a photo',
    text: '{{name}} isn’t a JPEG, PNG or WebP picture. Only those are sealed.',
  },
  failed: {
    title: 'Not checked',
    text: 'We couldn’t compare {{name}}. Check your connection and try again.',
    tooMany: 'That’s a lot of checks. Please try again in a few minutes.',
  },
  seal: {
    title: 'The seal',
    deliver: 'Delivery, {{city}}.',
    collect: 'Return, {{city}}.',
    photos_one: '{{count}} photo',
    photos_other: '{{count}} photos',
    marks_zero: 'no marks',
    marks_one: '{{count}} mark',
    marks_other: '{{count}} marks',
    readings: 'readings',
    signed: 'a signature',
    unsigned: 'not signed',
    list: '{{kind}} {{things}}.',
    fingerprint: 'Fingerprint: {{digest}}',
    addition:
      'Code {{code}} belongs to a mark the renter added on {{when}}. The seal itself hasn’t changed.',
    compare: 'If you have the email about this seal, check that its fingerprint is the same.',
  },
  views: viewNames,
  subjects: subjectNames,
  stamp: { deliver: 'SEALED', collect: 'RETURN' },
  how: {
    title: 'How the seal works',
    text: 'Each photo has a fingerprint. Together with the marks and readings, the fingerprints make up the code. Change one pixel and the code no longer matches.',
    fingerprint: '{{name}}: {{digest}}',
    privacy: 'This page never shows a name, an address or a number plate.',
    privacy_us: 'This page never shows a name, an address or a license plate.',
  },
} as const;
