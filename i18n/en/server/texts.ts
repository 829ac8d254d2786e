/** Texts on the day of a handover: one segment where names allow it, so nothing that can be left out. */
export const texts = {
  onTheWay: {
    deliver:
      'Handover: {{driver}} is on the way with your {{car}}. Expect us {{from}} to {{to}}. Reply STOP to opt out.',
    collect:
      'Handover: {{driver}} is on the way to collect your {{car}}. Expect us {{from}} to {{to}}. Reply STOP to opt out.',
  },
  atDoor: {
    deliver:
      'Handover: {{driver}} is at your door with your {{car}}. Have your driving licence and ID ready.',
    deliver_us:
      'Handover: {{driver}} is at your door with your {{car}}. Have your driver’s license and ID ready.',
    collect: 'Handover: {{driver}} is at your door to collect your {{car}}. Have the keys ready.',
  },
  late: {
    deliver:
      'Handover: sorry, we’re running late with your {{car}}. We said by {{to}}. We’ll text you when we’re at your door.',
    collect:
      'Handover: sorry, we’re late to collect your {{car}}. We said by {{to}}. We’ll text you when we’re at your door.',
  },
  lateBy: {
    deliver: 'Handover: sorry, your {{car}} will be late. Expect us by {{by}} instead of {{to}}.',
    collect:
      'Handover: sorry, we’ll be late to collect your {{car}}. Expect us by {{by}} instead of {{to}}.',
  },
  later:
    'Handover: sorry, your {{car}} will be late. Expect us {{from}} to {{to}}. Your email has the details.',
  sealed: {
    deliver: 'Handover: your {{car}} is with you. Seal {{code}}. Photos and readings: {{url}}',
    collect: 'Handover: your {{car}} is back with us. Seal {{code}}. Before and after: {{url}}',
  },
  ourDriver: 'Our driver',
  carWithPlate: '{{car}} ({{plate}})',
  help: 'Handover texts you on the day of a handover. Questions? Call {{phone}}. Reply STOP to opt out.',
} as const;
