import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskBookingLine } from '../../../contract/operate/desk-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { ListTable } from '../../shell/desk-list.tsx';
import { bookingPath } from '../../shell/pages.ts';
import { Plate } from '../fleet/car-marks.tsx';
import { StatusBadge } from './status-badge.tsx';

interface BookingTableProps {
  readonly bookings: readonly DeskBookingLine[];
  readonly timeZone: string;
  /** The city of each. */
  readonly cityOf: (booking: DeskBookingLine) => string;
  /** Left out where all are one renter's. */
  readonly hasRenter?: boolean;
}

/** Bookings, a line each; the line as a whole leads to its page. */
export function BookingTable({ bookings, timeZone, cityOf, hasRenter = true }: BookingTableProps) {
  const { t } = useTranslation('bookings');
  const at = (when: string) => moment(when, timeZone);
  const columns = [
    'reference',
    ...(hasRenter ? ['renter' as const] : []),
    'car',
    'trip',
    'status',
    'price',
  ] as const;
  return (
    <ListTable columns={columns.map((column) => t(`list.columns.${column}`))}>
      {bookings.map((booking) => (
        <tr key={booking.id} className="relative border-t border-hair hover:bg-stone-50">
          <th scope="row" className="py-2.5 pr-4 text-left font-strong tracking-wide">
            <Link
              to={bookingPath(cityOf(booking), booking.id)}
              className="after:absolute after:inset-0"
            >
              {booking.reference}
            </Link>
          </th>
          {hasRenter && <td className="py-2 pr-4">{booking.renter.name}</td>}
          <td className="py-2 pr-4">
            <span className="mr-2">{booking.car.name}</span>
            <Plate plate={booking.car.plate} />
          </td>
          <td className="py-2 pr-4">
            {t('list.trip', { from: at(booking.startsAt), to: at(booking.endsAt) })}
            <span className="block max-w-72 truncate text-xs text-quiet">{booking.place}</span>
          </td>
          <td className="pr-4">
            <StatusBadge status={booking.status} />
          </td>
          <td className="text-right whitespace-nowrap">{formatMoney(booking.price)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
