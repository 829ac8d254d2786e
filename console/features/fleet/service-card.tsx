import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { useMay, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { NothingYet } from './nothing-yet.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { useDueWords } from './use-due-words.ts';

/** What is done again and again, and when it is due next. */
export function ServiceCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'carActions']);
  const { service } = car;
  const mayPlan = useMay('fleet.edit');
  const [isOpen, setOpen] = useState(false);
  const dueWords = useDueWords();
  const unit = usePageDistanceUnit();
  return (
    <Card
      title={t('service.title')}
      action={
        mayPlan && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('carActions:plan.open')}
          </Button>
        )
      }
    >
      {service.length === 0 && (
        <NothingYet title={t('service.none')} text={t('service.noneText')} />
      )}
      <ul className="divide-y divide-hair figures">
        {service.map(({ name, due, lastKm, lastOn }) => (
          <li key={name} className="flex min-h-12 items-center justify-between gap-4 py-1.5">
            <span className="grid">
              <span className="font-strong">{dueWords(due)}</span>
              <span className="text-xs text-quiet">
                {t('service.last', {
                  distance: formatDistance(lastKm, unit),
                  day: wholeDate(Temporal.PlainDate.from(lastOn)),
                })}
              </span>
            </span>
            <span
              className={classes(
                due.state === 'due' && 'font-strong text-error-600',
                due.state === 'due-soon' && 'font-strong text-amber-600',
                due.state === 'later' && 'text-quiet',
              )}
            >
              {t(`service.${due.state}`)}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && <ServiceDialog car={car} onClose={() => setOpen(false)} />}
    </Card>
  );
}
