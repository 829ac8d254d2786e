import { markNames, sideNames, subjectNames, viewNames } from '../handover-names.ts';

/** What was sealed of a booking, and what waits for a decision. */
export const evidence = {
  title: 'Handovers',
  none: 'Nothing sealed yet',
  noneText: 'Photos, readings and marks appear here once a delivery or return is sealed.',
  kinds: { deliver: 'Delivery', collect: 'Return' },
  sealed: 'Sealed by {{by}}',
  times: 'Phone’s time {{phone}}, received {{ours}}',
  clock_one: 'The phone’s clock was {{count}} minute off.',
  clock_other: 'The phone’s clock was {{count}} minutes off.',
  protocol: 'Download record',
  fingerprint: 'Fingerprint {{digest}}',
  photo: '{{view}}, {{kind}}',
  views: viewNames,
  readings: {
    odometer: 'Odometer',
    fuel: 'Fuel',
    eighths: '{{eighths}}/8',
    charge: 'Charge',
    percent: '{{percent}}%',
    keys: 'Keys',
    signature: 'Signature',
    unsigned: { refused: 'Declined to sign', absent: 'No one there' },
    notSigned: 'Not signed',
  },
  marks: {
    label: 'Marks, {{kind}}',
    none: 'No marks',
    kinds: markNames,
    sides: sideNames,
    photo: 'The renter’s photo: {{words}}',
    near: '{{kind}}, close-up',
    added: 'Added by the renter {{when}}, seal {{code}}',
  },
  things: { ...subjectNames, mark: 'Close-up' },
  unsealed: {
    title: '{{kind}}: photos without a seal',
    told: '{{by}}, received {{when}}',
  },
  troubles: {
    'nobody-there': {
      title: 'no one came to the door',
      text: 'Call the renter, then move the handover or cancel the trip.',
    },
    'wrong-address': {
      title: 'wrong address',
      text: 'Call the renter. If the right address is further away, decide who goes there, and when.',
    },
    'may-not-drive': {
      title: 'couldn’t confirm who may drive',
      text: 'Our driver still has the car. Call the renter, then go ahead, move the handover or cancel the trip.',
    },
    'car-not-there': {
      title: 'the driver can’t take the car',
      text: 'Sort it out or give the renter another car, then call the driver.',
    },
    'does-not-start': {
      title: 'the car won’t start',
      text: 'Send a tow truck, and find another car for whoever needs this one next.',
    },
    'new-damage': {
      title: 'the car isn’t safe to drive',
      text: 'Send a tow truck, and find another car for whoever needs this one next.',
    },
    unsafe: {
      title: 'the driver doesn’t feel safe',
      text: 'Call the driver now. The handover can wait.',
    },
    words: '“{{words}}”',
    told: '{{by}}, {{when}}',
  },
  safe: {
    open: 'Driver is safe',
    title: 'Is the driver safe?',
    text: 'Once you’ve reached them, note what you agreed. Today stops asking for a call.',
    label: 'What you agreed',
    save: 'Yes, save note',
    keep: 'Not yet',
    done: 'We’ve saved your note',
    missing: 'Write what you agreed',
  },
  losses: {
    title: 'Lost on the driver’s phone',
    text: 'Its browser deleted what was stored. {{stored}} of {{acts}} entries had arrived. Call the driver: if the car is still there, the handover can be done again.',
    files_one: '{{count}} photo or signature never arrived.',
    files_other: '{{count}} photos or signatures never arrived.',
    code: 'At the car it was sealed as {{code}}. Without the rest, this seal can’t be confirmed.',
    noticed: '{{by}}, noticed {{when}}',
  },
  waiting: {
    title: 'Needs a decision',
    needs: {
      'second-phone': 'A second phone recorded this handover',
      cancelled: 'Handed over after this trip was cancelled',
      late: 'Recorded by a driver who no longer has this job',
      'digest-differs': 'What arrived doesn’t match its fingerprint',
      incomplete: 'Sealed on the phone with something missing',
      'other-car': 'Recorded for another car: {{car}}',
    },
    texts: {
      'second-phone': 'The first complete seal stands. This one stays stored.',
      cancelled:
        'The renter may have the car without having paid. It’s blocked until the agreed return. Call the driver: have the car brought back, or end the block and rebook the trip by phone. Then set this aside.',
      late: 'If the handover happened as recorded, accept it and it’s sealed. Otherwise set it aside.',
      'digest-differs':
        'It can’t be sealed. Call the driver, then set it aside. Everything stays stored.',
      incomplete: 'It can’t be sealed without: {{missing, list}}. Everything stays stored.',
      'other-car':
        'If this car was handed over, accept it. It becomes this trip’s car, and the seal joins its chain.',
    },
    missing: {
      identity: 'identity check',
      photos: 'all eight photos',
      marks: 'marks',
      readings: 'readings',
      signature: 'signature',
    },
    who: '{{by}}, {{from}} to {{to}}, received {{received}}',
    nobody: 'Someone who has left',
    accept: 'Accept',
    setAside: 'Set aside',
  },
  accept: {
    title: 'Seal this handover?',
    text: 'It becomes the sealed record, and the renter gets their copy. This can’t be undone.',
    save: 'Seal it',
    done: 'Handover accepted',
  },
  setAside: {
    title: 'Set this record aside?',
    text: 'It stays stored but doesn’t become the sealed record. This can’t be undone.',
    save: 'Set aside',
    done: 'Record set aside',
  },
  keep: 'Cancel',
  why: 'Reason, for colleagues',
  whyMissing: 'Say why in a few words.',
  decided: 'This has already been decided.',
  notAcceptable: 'This can’t become the sealed record.',
  carBooked_one:
    'This car is booked at that time: {{references, list}}. Move that trip to another car first, then accept.',
  carBooked_other:
    'This car is booked at that time: {{references, list}}. Move those trips to another car first, then accept.',
  carTaken:
    'This car’s time is blocked, or saved for someone who’s booking or choosing a car. End the block on the car’s page, or try again later.',
} as const;
