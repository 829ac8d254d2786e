export const handoverEmails = {
  handoverSealed: {
    subject: {
      deliver: 'Delivered and sealed: {{car}}',
      collect: 'Returned and sealed: {{car}}',
    },
    preview: 'Seal {{code}}. Keep this email: it’s your proof.',
    heading: { deliver: 'Your car is with you', collect: 'Your car is back with us' },
    sealed:
      'We sealed the handover on {{sealedAt}}: every photo, mark and reading, and the signature. No one can change it now. Not you, not us.',
    sealedLate:
      'We sealed the handover at the car on {{sealedAt}}, and received it on {{receivedAt}}. It includes every photo, mark and reading, and the signature. No one can change it now. Not you, not us.',
    code: 'Seal: {{code}}',
    odometer: 'Odometer: {{odometer}}',
    fuel: 'Fuel: {{fuel}}',
    charge: 'Charge: {{charge}}',
    keys: 'Keys: {{count}}',
    marks_zero: 'No marks on the car',
    marks_one: '{{count}} mark on the car from before your trip',
    marks_other: '{{count}} marks on the car from before your trip',
    marksReturn_zero: 'No marks on the car',
    marksReturn_one: '{{count}} mark on the car',
    marksReturn_other: '{{count}} marks on the car',
    add: 'Found something we both missed? Add it on your booking’s page by {{addUntil}}.',
    action: { deliver: 'See the photos', collect: 'Compare before and after' },
    keep: 'Keep this email. It has the full fingerprint, so no one can replace the record without you noticing:',
    digest: 'Fingerprint: {{digest}}',
    link: 'Chain: {{link}}',
    verify: 'Check any photo against the seal at {{url}}. The photo stays on your device.',
  },
} as const;
