import { serverWords } from '../../i18n/server-words.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Block } from '../paper/paper.ts';
import type { Storage } from '../providers/storage/port.ts';
import { phonesOf } from './phones-of.ts';
import { smallPicture } from './small-picture.ts';

const t = serverWords.getFixedT('en', 'evidence', 'door');

/** The closed door that a driver photographed where nobody came, by our clock: a bank asks whether anybody was there. */
export async function doorBlocks(
  { db, storage }: { readonly db: Queries; readonly storage: Storage },
  booking: BookingRow,
  at: (when: Date) => string,
): Promise<Block[]> {
  const phones = await phonesOf(db, { bookingId: booking.id, kind: 'deliver' });
  const doors = phones.flatMap(({ events }) =>
    events.flatMap((event) => {
      const { act } = event;
      return act.kind === 'photograph-taken' && act.subject === 'door'
        ? { digest: act.digest, at: event.at.subtract({ milliseconds: event.clockOffMs }) }
        : [];
    }),
  );
  const pictures = [];
  for (const { digest, at: when } of doors) {
    const bytes = await smallPicture(storage, digest);
    if (bytes) pictures.push({ bytes, caption: t('caption', { at: at(toDate(when)) }) });
  }
  if (pictures.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: t('title') },
    { kind: 'pictures', perRow: 2, pictures },
  ];
}
