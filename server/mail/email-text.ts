import { serverWords } from '../../i18n/server-words.ts';
import { type Email, type EmailTrip, notesOf } from './messages/email.ts';

const t = serverWords.getFixedT('en', 'emails');

/** The message for those who read plain text; it says all that the page says. */
export function emailText(email: Email): string {
  const { heading, greeting, paragraphs, trip, action } = email;
  return `${[
    heading,
    greeting,
    ...paragraphs,
    ...(trip ? [tripText(trip)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notesOf(email),
    t('footer'),
  ].join('\n\n')}\n`;
}

function tripText(trip: EmailTrip): string {
  const rows = [
    [t('trip.delivery'), trip.deliveryAt],
    ['', trip.deliveryAddress],
    [t('trip.return'), trip.returnAt],
    ['', trip.returnAddress],
    [t('trip.total'), trip.total],
    ...(trip.credit ? ([['', t('trip.withCredit', { amount: trip.credit })]] as const) : []),
    ...(trip.reference ? ([[t('trip.booking'), trip.reference]] as const) : []),
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, value]) => (label && `${label}:`).padEnd(width) + value);
  return [trip.car, ...lines].join('\n');
}
