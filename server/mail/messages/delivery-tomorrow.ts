import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export const deliveryTomorrow = (data: BookingData): Email => ({
  subject: `Tomorrow: ${data.car} at your door`,
  preview: `${data.deliveryAt}, ${data.deliveryAddress}`,
  heading: 'See you tomorrow',
  greeting: hello(data.firstName),
  paragraphs: ['Tomorrow we bring your car. Everything is ready on our side.'],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: ['Have your driver’s licence and your identity document with you at the handover.'],
});
