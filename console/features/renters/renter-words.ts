import { renters } from '../../../i18n/en/console/renters.ts';
import { addWords } from '../../../i18n/words.ts';
import '../bookings/booking-words.ts';

addWords('renters', renters);
