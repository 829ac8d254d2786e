import { markNames, sideNames, subjectNames, viewNames } from '../handover-names.ts';

/** The handover on paper, for both sides. */
export const protocol = {
  documentTitle: {
    deliver: 'Delivery record, booking {{reference}}',
    collect: 'Return record, booking {{reference}}',
  },
  title: { deliver: 'Delivery of your car', collect: 'Return of your car' },
  lead: 'Booking {{reference}}. All times are local to {{city}}.',
  facts: {
    title: 'The handover',
    car: 'Car',
    carWords: '{{name}}, {{plate}}',
    place: 'Place',
    by: { deliver: 'Brought by', collect: 'Collected by' },
    arrived: 'Arrived',
    sealed: 'Sealed at the car',
    received: 'Received by us',
    clock_one:
      'The phone’s clock was {{count}} minute off. “Sealed” is the phone’s time, “received” is ours.',
    clock_other:
      'The phone’s clock was {{count}} minutes off. “Sealed” is the phone’s time, “received” is ours.',
  },
  readings: {
    title: 'Readings',
    odometer: 'Odometer',
    fuel: 'Fuel',
    fuelWords: '{{eighths}}/8',
    charge: 'Charge',
    chargeWords: '{{percent}}%',
    keys: 'Keys',
  },
  photographs: 'Photos',
  photographAt: '{{what}}, {{at}}',
  views: viewNames,
  subjects: subjectNames,
  marks: {
    title: 'Marks on the car',
    none: 'No marks.',
    number: 'No.',
    what: 'What',
    where: 'Where',
    words: 'Notes',
    kinds: markNames,
    sides: sideNames,
    added: 'Added by the renter',
    addedAt: '{{at}}, seal {{code}}',
  },
  signature: {
    title: 'Signature',
    by: '{{name}}, {{at}}',
    unsigned: {
      refused: 'Not signed: the renter declined.',
      absent: 'Not signed: no one was there.',
    },
    missing: 'Not signed.',
  },
  seal: {
    title: 'Seal',
    code: 'Code',
    digest: 'Fingerprint',
    link: 'Chain',
    what: 'The fingerprint covers every photo, mark, reading and time, and the signature. Change any of them and it no longer matches. Check a photo at {{url}}.',
  },
} as const;
