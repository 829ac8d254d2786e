import { bookings } from '../../../i18n/en/console/bookings.ts';
import { addWords } from '../../../i18n/words.ts';
import '../claims/claim-words.ts';
import '../fleet/fleet-words.ts';

addWords('bookings', bookings);
