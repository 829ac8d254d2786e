import { accountEmails } from './emails/account.ts';
import { bookingEmails } from './emails/booking.ts';
import { claimEmails } from './emails/claims.ts';
import { companyEmails } from './emails/company.ts';
import { dayEmails } from './emails/day.ts';
import { driverEmails } from './emails/driver.ts';
import { handoverEmails } from './emails/handover.ts';
import { moneyEmails } from './emails/money.ts';

export const emails = {
  brand: 'Handover',
  greeting: 'Hi {{firstName}},',
  footer: 'Handover. From your door to your door.',
  trip: {
    delivery: 'Delivery',
    return: 'Return',
    total: 'Total',
    withCredit: 'Paid {{amount}} with your credit',
    booking: 'Booking',
    call: 'Need help with your trip? Call {{phone}}.',
  },
  linkHours_one: '{{count}} hour',
  linkHours_other: '{{count}} hours',
  linkDays_one: '{{count}} day',
  linkDays_other: '{{count}} days',
  ...accountEmails,
  ...bookingEmails,
  ...moneyEmails,
  ...driverEmails,
  ...claimEmails,
  ...dayEmails,
  ...handoverEmails,
  ...companyEmails,
} as const;
