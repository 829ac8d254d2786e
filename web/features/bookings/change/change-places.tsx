import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { AddressBox } from '../../trip/address/address-box.tsx';
import type { AddressValue } from '../../trip/address/use-address-box.ts';
import {
  addressOfEntry,
  deliverTo,
  type PickedAddress,
  returnTo,
  returnToDelivery,
} from '../../trip/state/return-option.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { SearchState } from '../../trip/state/search-state.ts';

interface ChangePlacesProps {
  readonly city: SearchCity;
  readonly places: SearchState;
  readonly onChange: (places: SearchState) => void;
  /** The place that is asked for before the change can be saved. */
  readonly missing: 'delivery' | 'return' | null;
  readonly isOutOfReach: boolean;
}

/** Where the car is handed over, and where it is collected. */
export function ChangePlaces(props: ChangePlacesProps) {
  const { city, places, onChange, missing, isOutOfReach } = props;
  const { t } = useTranslation(['trips', 'search']);
  const isWriting = places.returnOption === 'other_location';
  const problem = (place: 'delivery' | 'return') =>
    missing === place ? t(`change.missing.${place}`) : undefined;

  const chooseReturn = (option: string) => {
    if (option === 'same_address') return onChange(returnToDelivery(places));
    if (option === 'other_location') return writeReturn({ query: '', location: null });
    const entry = places.returnLocationHistory.find(({ value }) => value === option);
    const address = entry && addressOfEntry(entry);
    if (address) onChange(returnTo(places, address));
  };
  const writeReturn = (value: AddressValue) =>
    onChange({ ...places, returnOption: 'other_location', end: { ...places.end, ...value } });

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <AddressBox
        label={t('search:delivery')}
        city={city}
        value={places.start}
        onChange={(value) => onChange({ ...places, start: { ...places.start, ...value } })}
        onPicked={(address: PickedAddress) => onChange(deliverTo(places, address))}
        error={problem('delivery')}
      />
      <Select
        label={t('search:return')}
        value={places.returnOption}
        onChange={chooseReturn}
        options={[
          { id: 'same_address', label: t('change.same') },
          ...places.returnLocationHistory.map(({ label, value }) => ({ id: value, label })),
          { id: 'other_location', label: t('change.other') },
        ]}
        error={isWriting ? undefined : problem('return')}
      />
      {isWriting && (
        <AddressBox
          isFocusedAtFirst
          label={t('change.otherAddress')}
          city={city}
          value={places.end}
          onChange={writeReturn}
          onPicked={(address) => onChange(returnTo(places, address))}
          error={problem('return')}
        />
      )}
      {isOutOfReach && <FieldError>{t('change.outOfReach', { city: city.name })}</FieldError>}
    </div>
  );
}
