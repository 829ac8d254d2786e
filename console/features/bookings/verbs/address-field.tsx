import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../../../contract/bookings.ts';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { FindField } from '../../../form/find-field.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { usePreview } from './use-preview.ts';

interface AddressFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** As it is booked; empty where nothing is. */
  readonly booked: string;
  /** Null: as it is booked, or not found yet. */
  readonly onChange: (stop: Stop | null) => void;
}

const MOST_SHOWN = 4;

/** An address, written and then chosen among those that are known. */
export function AddressField({ name, label, error, booked, onChange }: AddressFieldProps) {
  const { t } = useTranslation('bookings');
  const { id } = usePageCity();
  const [text, setText] = useState(booked);
  const [chosen, setChosen] = useState(booked);
  const isOpen = text !== chosen && text.trim().length >= fewestLetters.address;
  const found = usePreview(isOpen ? text.trim() : null, (signal) =>
    operateApi().findDeskPlaces({ params: { id }, query: { q: text.trim() } }, { signal }),
  );
  const places = found.state === 'known' ? found.value.places.slice(0, MOST_SHOWN) : [];
  return (
    <FindField
      name={name}
      label={label}
      error={error}
      description={isOpen && places.length > 0 ? t('change.problems.address') : undefined}
      text={text}
      onText={(typed) => {
        setText(typed);
        setChosen(booked);
        onChange(null);
      }}
      entries={places.map((place) => ({ ...place, label: place.placeName }))}
      listLabel={t('change.addresses')}
      isReading={found.state === 'asking'}
      onTake={({ latitude, longitude, placeName }) => {
        setText(placeName);
        setChosen(placeName);
        onChange({ latitude, longitude, name: placeName });
      }}
    />
  );
}
