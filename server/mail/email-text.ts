import type { Email, EmailTrip } from './messages/email.ts';

/** The message for those who read plain text; it says all that the page says. */
export function emailText(email: Email): string {
  const { heading, greeting, paragraphs, trip, action, notes } = email;
  return `${[
    heading,
    greeting,
    ...paragraphs,
    ...(trip ? [tripText(trip)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    'Handover. From your door to your door.',
  ].join('\n\n')}\n`;
}

const tripText = (trip: EmailTrip): string =>
  [
    trip.car,
    `Delivery: ${trip.deliveryAt}`,
    `          ${trip.deliveryAddress}`,
    `Return:   ${trip.returnAt}`,
    `          ${trip.returnAddress}`,
    `Total:    ${trip.total}`,
    `Booking:  ${trip.reference}`,
  ].join('\n');
