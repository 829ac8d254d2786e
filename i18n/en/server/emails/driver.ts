import { seeBooking } from './phrases.ts';

export const driverEmails = {
  drive: {
    greeting: 'Hi,',
    trip: '{{car}} in {{city}}, {{from}} to {{to}}, {{city}} time.',
    someone: 'Your additional driver',
  },
  driverInvited: {
    subject: '{{renter}} invited you to drive',
    preview: '{{car}} in {{city}}, from {{from}}.',
    heading: '{{renter}} wants to share the driving',
    text: '{{renter}} booked a car with Handover and added you as a driver:',
    whatNext:
      'To drive, log in or sign up with this email address, accept the invitation, and verify your documents. {{renter}} has already paid to add you.',
    action: 'See invitation',
    by: 'The invitation is open until {{by}}, {{city}} time. If you aren’t verified before delivery, you can’t drive on this trip.',
    notYou: 'Don’t know {{renter}}? You can ignore this email. Nothing happens unless you accept.',
  },
  driverVerified: {
    subject: '{{name}} can drive',
    preview: 'We’ve verified their documents.',
    heading: '{{name}} can drive',
    text: 'We’ve verified {{name}}’s documents. They can drive on this trip:',
    action: seeBooking,
  },
  driverFee: {
    subject: 'Young driver fee for {{name}}: {{fee}} a day',
    preview: '{{name}} can’t drive until you confirm it.',
    heading: 'Confirm the fee for {{name}}',
    text: '{{name}} is verified. Because of their age, a young driver fee of {{fee}} a day applies. You haven’t been charged. {{name}} can drive once you confirm the fee, or you can remove them from the trip.',
    action: 'See the fee',
  },
  driverLeft: {
    subject: '{{name}} won’t be driving',
    preview: 'You can remove them from your trip.',
    heading: '{{name}} won’t be driving',
    text: '{{name}} is no longer a driver on this trip. Remove them on your booking’s page to see your refund, or invite someone else.',
    action: seeBooking,
  },
  driverMoved: {
    subject: 'New times: {{car}}, {{from}}',
    preview: '{{renter}} changed the trip you’re driving on.',
    heading: 'Your trip has new times',
    text: '{{renter}} changed the trip you’re driving on. It’s now:',
    action: 'See trip',
  },
  driverRemoved: {
    action: 'See your bookings',
    preview: 'You don’t have to do anything.',
    removed: {
      subject: 'You’re no longer a driver: {{car}}',
      heading: 'You’re no longer a driver on this trip',
      text: '{{renter}} removed you as a driver from this trip:',
    },
    cancelled: {
      subject: 'Trip cancelled: {{car}}, {{from}}',
      heading: 'The trip is cancelled',
      text: 'The trip you were going to drive on with {{renter}} is cancelled:',
    },
  },
} as const;
