import { phoneBookings } from '../../../i18n/en/console/phone-bookings.ts';
import { addWords } from '../../../i18n/words.ts';
import '../bookings/booking-words.ts';

addWords('phoneBookings', phoneBookings);
