import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stop } from '../../../../contract/bookings.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { usePreview } from './use-preview.ts';

interface AddressFieldProps {
  readonly name: string;
  readonly label: string;
  /** As it is booked. */
  readonly booked: string;
  /** Null: as it is booked, or not found yet. */
  readonly onChange: (stop: Stop | null) => void;
}

const SHORTEST = 3;
const MOST_SHOWN = 4;

/** An address, written and then chosen among those that are known. */
export function AddressField({ name, label, booked, onChange }: AddressFieldProps) {
  const { t } = useTranslation('bookings');
  const { id } = usePageCity();
  const [text, setText] = useState(booked);
  const [chosen, setChosen] = useState(booked);
  const isOpen = text !== chosen && text.trim().length >= SHORTEST;
  const found = usePreview(isOpen ? text.trim() : null, (signal) =>
    operateApi().findDeskPlaces({ params: { id }, query: { q: text.trim() } }, { signal }),
  );
  const places = found.state === 'known' ? found.value.places.slice(0, MOST_SHOWN) : [];
  const type = (typed: string) => {
    setText(typed);
    setChosen(booked);
    onChange(null);
  };
  const choose = ({ latitude, longitude, placeName }: (typeof places)[number]) => {
    setText(placeName);
    setChosen(placeName);
    onChange({ latitude, longitude, name: placeName });
  };
  return (
    <div className="grid gap-2">
      <TextField
        name={name}
        label={label}
        autoComplete="off"
        maxLength={200}
        value={text}
        {...(isOpen && places.length > 0 ? { description: t('change.problems.address') } : {})}
        onChange={({ target }) => type(target.value)}
      />
      {places.length > 0 && (
        <ul aria-label={t('change.addresses')} className="grid gap-1">
          {places.map((place) => (
            <li key={place.id}>
              <Button variant="link" onClick={() => choose(place)}>
                {place.placeName}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
