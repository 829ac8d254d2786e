import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskPlaces } from '../../../contract/operate/cities.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { pointIn } from '../../../domain/read-point.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';

interface BaseFieldProps {
  readonly label: string;
  /** What to enter, where there is more to say of it. */
  readonly hint?: string;
  /** Latitude and longitude, or what has been typed so far. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const WAIT_MS = 250;
const MOST_SHOWN = 4;

/** Where a car stands between trips: an address that is looked up, or two numbers from a map. */
export function BaseField({ label, hint, value, error, onChange }: BaseFieldProps) {
  const { t } = useTranslation('carForm');
  const places = usePlaces(value);
  const isPoint = pointIn(value) !== null;
  return (
    <div className="grid gap-2">
      <TextField
        name="base"
        label={label}
        description={isPoint && places[0] ? places[0].placeName : (hint ?? t('hints.base'))}
        error={error}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isPoint && places.length > 0 && (
        <ul aria-label={t('addresses')} className="grid gap-1">
          {places.slice(0, MOST_SHOWN).map((place) => (
            <li key={place.id}>
              <Button
                variant="link"
                onClick={() => onChange(`${place.latitude}, ${place.longitude}`)}
              >
                {place.placeName}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the text may mean, asked a moment after the last key. */
function usePlaces(text: string): DeskPlaces['places'] {
  const { id } = usePageCity();
  const [found, setFound] = useState<{ text: string; places: DeskPlaces['places'] } | null>(null);
  useEffect(() => {
    if (text.trim().length < fewestLetters.address) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const places = await operateApi()
        .findDeskPlaces({ params: { id }, query: { q: text.trim() } })
        .then((answer) => answer.places)
        // The numbers of a map can still be typed.
        .catch(() => []);
      if (isCurrent) setFound({ text, places });
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, text]);
  return found?.text === text ? found.places : [];
}
