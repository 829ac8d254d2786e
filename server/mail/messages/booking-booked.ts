import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export const bookingBooked = (data: BookingData): Email => ({
  subject: `Booked: ${data.car}, ${data.deliveryAt}`,
  preview: `We bring the car to ${data.deliveryAddress}.`,
  heading: 'Your car is booked',
  greeting: hello(data.firstName),
  paragraphs: ['We bring the car to your door and collect it where you say.'],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: ['Have your driver’s licence and your identity document with you at the handover.'],
});
