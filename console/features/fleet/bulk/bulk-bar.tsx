import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCarsAtOnce } from '../../../../domain/fleet/bulk-edit.ts';
import { Button } from '../../../../ui/button.tsx';
import type { FleetView } from '../fleet-view.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { allCars, chosenOf, noCars, type Selection } from './selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  readonly total: number;
  readonly view: FleetView;
  readonly onSelect: (selection: Selection) => void;
}

/** What is chosen, and what can be done with it. */
export function BulkBar({ selection, total, view, onSelect }: BulkBarProps) {
  const { t } = useTranslation('bulkEdit');
  const [isEditing, setEditing] = useState(false);
  const count = chosenOf(selection, total);
  const isTooMany = count > mostCarsAtOnce;
  const leave = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !isEditing) onSelect(noCars);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const { sort: _, order: __, ...filter } = view;
  const ids = [...selection.ids];
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && t('chosen', { count })}
      </p>
      {count > 0 && (
        <section
          aria-label={t('bar')}
          className="sticky bottom-6 z-20 mx-auto mt-6 flex w-fit flex-wrap items-center gap-2 rounded-sheet border border-hair bg-card py-2 pr-2 pl-6 shadow-float"
        >
          <span className="mr-2 font-strong figures">{t('chosen', { count })}</span>
          {count < total && (
            <Button variant="quiet" onClick={() => onSelect(allCars)}>
              {t('all', { count: total })}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onSelect(noCars)}>
            {t('clear')}
            <kbd className="rounded-small border border-control px-1.5 text-2xs leading-5">
              {t('escape')}
            </kbd>
          </Button>
          {isTooMany ? (
            <span className="px-4">{t('tooMany', { count: mostCarsAtOnce })}</span>
          ) : (
            <Button onClick={() => setEditing(true)}>{t('edit', { count })}</Button>
          )}
        </section>
      )}
      {isEditing && (
        <BulkDialog
          which={selection.isAll ? { filter, exceptIds: ids } : { ids }}
          count={count}
          onClose={() => setEditing(false)}
          onDone={() => {
            setEditing(false);
            onSelect(noCars);
          }}
        />
      )}
    </>
  );
}
