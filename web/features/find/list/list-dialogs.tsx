import { useDeferred } from '../../../../ui/use-deferred.ts';
import { usePaintedValue } from '../../../../ui/use-painted-value.ts';
import type { ListAddress } from '../data/list-address.ts';
import type { ListData } from '../data/list-data.ts';

export type ListDialog = 'filter' | 'sort';

interface ListDialogsProps {
  readonly data: ListData;
  readonly address: ListAddress;
  readonly open: ListDialog | null;
  readonly onClose: () => void;
  readonly onChange: (change: Partial<Omit<ListAddress, 'page'>>) => void;
}

const loadFilter = () => import('./filter-dialog.tsx');
const loadSort = () => import('./sort-dialog.tsx');

/** Loaded with the first press, and gone when closed: each opening starts from what the URL says. */
export function ListDialogs({ data, address, onClose, onChange, ...wanted }: ListDialogsProps) {
  // The press is shown before what it opens or closes.
  const open = usePaintedValue(wanted.open);
  const filter = useDeferred(loadFilter, open === 'filter');
  const sort = useDeferred(loadSort, open === 'sort');
  const { city, trip, result, offered } = data;
  if (open === 'filter' && filter.state === 'ready')
    return (
      <filter.module.FilterDialog
        isOpen
        filters={address.filters}
        offered={offered}
        countryCode={city.countryCode}
        trip={{ cityId: city.id, from: trip.from, to: trip.to }}
        total={result.kind === 'found' ? result.total : null}
        onClose={onClose}
        onApply={(filters) => onChange({ filters })}
      />
    );
  if (open === 'sort' && sort.state === 'ready')
    return (
      <sort.module.SortDialog
        isOpen
        sort={address.sort}
        onClose={onClose}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
    );
  return null;
}
