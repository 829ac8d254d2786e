import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { Pinned } from '../../../ui/map/pinned.tsx';
import type { Door } from './place-doors.ts';

/** The renter's own doors: filled where the car is handed over, open where it is handed back. */
export function TripPins({ doors }: { doors: readonly Door[] }) {
  return doors.map((door) => <DoorPin key={door.kind} {...door} />);
}

function DoorPin({ kind, dot, name }: Door) {
  const { t } = useTranslation('map');
  return (
    <Pinned at={dot.at} isOnTop>
      {/* All border where it is filled: forced colours keep borders and drop grounds. */}
      <span
        aria-hidden="true"
        className={classes(
          'pointer-events-none absolute size-4 -translate-1/2 rounded-full border-ink bg-paper shadow-[0_0_0_3px_var(--color-paper)]',
          kind === 'return' ? 'border-[4.4px]' : 'border-8',
        )}
      />
      <span
        style={{ left: name.offset.x, top: name.offset.y }}
        className="pointer-events-none absolute -translate-1/2 rounded-full bg-ink px-2 py-0.5 text-xs font-medium whitespace-nowrap text-paper forced-colors:bg-[Canvas]"
      >
        {t(kind)}
      </span>
    </Pinned>
  );
}
