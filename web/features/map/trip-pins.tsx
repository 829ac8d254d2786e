import { useTranslation } from 'react-i18next';
import type { Point } from '../../../domain/service-area.ts';
import { classes } from '../../../ui/classes.ts';
import { isSamePlace, type TripPoints } from './map-lines.ts';
import { Pinned } from './pinned.tsx';

/** The renter's own doors: filled where the car is handed over, open where it is handed back. */
export function TripPins({ trip: { delivery, return: end } }: { trip: TripPoints }) {
  const { t } = useTranslation('map');
  if (delivery && end && isSamePlace(delivery, end))
    return <DoorPin at={delivery} name={t('both')} isFilled />;
  return (
    <>
      {delivery && <DoorPin at={delivery} name={t('delivery')} isFilled />}
      {end && <DoorPin at={end} name={t('return')} isFilled={false} />}
    </>
  );
}

function DoorPin({ at, name, isFilled }: { at: Point; name: string; isFilled: boolean }) {
  return (
    <Pinned at={at}>
      <span
        aria-hidden="true"
        className={classes(
          'absolute size-4 -translate-1/2 rounded-full border-[4.4px] border-ink shadow-[0_0_0_3px_var(--color-paper)]',
          isFilled ? 'bg-ink' : 'bg-paper',
        )}
      />
      <span className="absolute top-4 left-0 -translate-x-1/2 rounded-full bg-ink px-2 py-0.5 text-xs font-medium whitespace-nowrap text-paper">
        {name}
      </span>
    </Pinned>
  );
}
