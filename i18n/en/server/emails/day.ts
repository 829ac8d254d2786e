import { seeBooking } from './phrases.ts';

const late = {
  subject: { deliver: 'Running late: your {{car}}', collect: 'Running late to collect: {{car}}' },
  heading: { deliver: 'We’re running late', collect: 'We’re running late' },
  plate: 'Plate: {{plate}}',
  action: seeBooking,
} as const;

export const dayEmails = {
  carOnTheWay: {
    subject: {
      deliver: 'On the way: your {{car}}',
      collect: 'On the way to collect your {{car}}',
    },
    preview: 'Expect us between {{from}} and {{to}}.',
    heading: { deliver: 'Your car is on the way', collect: 'We’re on the way to collect your car' },
    text: {
      deliver: '{{driver}} is bringing your {{car}}. Expect us between {{from}} and {{to}}.',
      collect:
        '{{driver}} is coming to collect your {{car}}. Expect us between {{from}} and {{to}}.',
    },
    plate: 'Plate: {{plate}}',
    action: seeBooking,
  },
  atTheDoor: {
    subject: {
      deliver: 'At your door: your {{car}}',
      collect: 'We’re here to collect your {{car}}',
    },
    preview: '{{driver}} is waiting for you.',
    heading: { deliver: 'Your car is at the door', collect: 'We’re here for your car' },
    text: {
      deliver:
        '{{driver}} is at your door with your {{car}}. Have your driving licence and ID ready.',
      deliver_us:
        '{{driver}} is at your door with your {{car}}. Have your driver’s license and ID ready.',
      collect: '{{driver}} is at your door to collect your {{car}}. Have the keys ready.',
    },
    plate: 'Plate: {{plate}}',
    action: seeBooking,
  },
  runningLate: {
    ...late,
    preview: 'We said we’d be there by {{to}}.',
    text: {
      deliver:
        'We said we’d bring your {{car}} by {{to}}, and we’re not there yet. We’re sorry. We’ll let you know when we’re at your door.',
      collect:
        'We said we’d collect your {{car}} by {{to}}, and we’re not there yet. We’re sorry. We’ll let you know when we’re at your door.',
    },
  },
  runningLateBy: {
    ...late,
    preview: 'Expect us by {{by}}.',
    text: {
      deliver: 'Your {{car}} will be late. Expect us by {{by}} instead of {{to}}. We’re sorry.',
      collect:
        'We’ll be late to collect your {{car}}. Expect us by {{by}} instead of {{to}}. We’re sorry.',
    },
  },
} as const;
