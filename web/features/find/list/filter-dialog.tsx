import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterChoices } from '../../../../contract/cars.ts';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { noFilters } from '../data/filters.ts';
import { type CountedTrip, useLiveCount } from '../data/use-live-count.ts';
import { FilterFields } from './filter-fields.tsx';

interface FilterDialogProps {
  readonly isOpen: boolean;
  readonly filters: CarFilters;
  readonly offered: FilterChoices;
  readonly countryCode: string;
  readonly trip: CountedTrip;
  readonly total: number | null;
  readonly onClose: () => void;
  readonly onApply: (filters: CarFilters) => void;
}

/** A drawer on phones. Nothing changes in the list until the renter asks to see the cars. */
export function FilterDialog(props: FilterDialogProps) {
  const { filters, offered, countryCode, trip, total, isOpen, onClose, onApply } = props;
  const { t } = useTranslation('fleet');
  const [draft, setDraft] = useState(filters);
  const live = useLiveCount(draft, trip, total);
  const apply = () => {
    onApply(draft);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter.title')}
      action={
        <Button variant="link" onClick={() => setDraft(noFilters)}>
          {t('filter.reset')}
        </Button>
      }
      footer={
        <Button variant="primary" large block onClick={apply}>
          <span aria-live="polite" aria-busy={live.isCounting}>
            {useShowText(live.count)}
          </span>
        </Button>
      }
    >
      <FilterFields
        filters={draft}
        offered={offered}
        countryCode={countryCode}
        onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
      />
    </Dialog>
  );
}

function useShowText(count: number | null): string {
  const { t } = useTranslation('fleet');
  if (count === null) return t('filter.showUnknown');
  return count === 0 ? t('filter.showNone') : t('filter.show', { count });
}
