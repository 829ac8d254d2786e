/** A renter's own photograph, with a mark or an objection. */
export const ownPhoto = {
  label: 'Your photo',
  hint: 'Optional. JPEG, PNG or WebP, up to 20 MB. It’s sealed as you send it.',
  choose: 'Add a photo',
  remove: 'Remove photo',
  preview: 'Your photo {{name}}',
  problems: {
    tooBig: 'Choose a photo of up to 20 MB.',
    heic: 'This photo is HEIC, which many browsers can’t show. Export it as JPEG and choose it again.',
    notPicture: 'Choose a JPEG, PNG or WebP.',
  },
} as const;
