import { useTranslation } from 'react-i18next';
import type { Handover } from '../../../contract/operate/today.ts';
import { clockTime } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';

/** The day's deliveries and returns, in the order they happen. */
export function Handovers({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useTranslation('today');
  const columns = ['time', 'what', 'where', 'car', 'renter', 'reference'] as const;
  return (
    <div className="mt-6">
      <Card title={t('handovers.title')}>
        {handovers.length === 0 ? (
          <div>
            <p className="font-strong">{t('handovers.none')}</p>
            <p className="text-quiet">{t('handovers.noneText')}</p>
          </div>
        ) : (
          <table className="w-full figures">
            <thead>
              <tr className="text-left text-xs text-quiet">
                {columns.map((column) => (
                  <th key={column} scope="col" className="pr-4 pb-2 unbold">
                    {t(`handovers.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {handovers.map((handover) => (
                <HandoverRow key={`${handover.kind}-${handover.bookingId}`} handover={handover} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </div>
  );
}

function HandoverRow({ handover }: { handover: Handover }) {
  const { t } = useTranslation('today');
  const { timeZone } = usePageCity();
  const { kind, at, place, car, renter, reference, isDone } = handover;
  const time = clockTime(Temporal.Instant.from(at).toZonedDateTimeISO(timeZone));
  return (
    <tr className={classes('border-t border-hair hover:bg-stone-50', isDone && 'text-quiet')}>
      <td className="py-2.5 pr-4 font-strong">{time}</td>
      <td className="pr-4">
        <span className="flex items-center gap-2 whitespace-nowrap">
          <Pin kind={kind} isDone={isDone} />
          {t(`handovers.${kind}`)}
          {isDone && <span className="text-xs text-moss-600">{t('handovers.done')}</span>}
        </span>
      </td>
      <td className="pr-4">{place}</td>
      <td className="pr-4 whitespace-nowrap">{car}</td>
      <td className="pr-4 whitespace-nowrap">{renter.name}</td>
      <td className="font-strong tracking-wide">{reference}</td>
    </tr>
  );
}

/** A full pin begins a trip, a ring ends it. */
function Pin({ kind, isDone }: Pick<Handover, 'kind' | 'isDone'>) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'size-3 rounded-full border-[3px]',
        isDone ? 'border-route-done' : 'border-ink',
        kind === 'delivery' && classes('stays-filled', isDone ? 'bg-route-done' : 'bg-ink'),
      )}
    />
  );
}
