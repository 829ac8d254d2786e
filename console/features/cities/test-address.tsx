import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCity, DeskPlaces } from '../../../contract/operate/cities.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';

const MOST_SHOWN = 3;

/** Whether a renter could choose an address, in words. */
export function TestAddress({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const [places, setPlaces] = useState<DeskPlaces['places'] | null>(null);
  const { form, problem, isWaiting } = useForm(async (data) => {
    setPlaces(null);
    try {
      const query = { q: textIn(data, 'address') };
      const found = await operateApi().findDeskPlaces({ params: { id: city.id }, query });
      setPlaces(found.places.slice(0, MOST_SHOWN));
      return null;
    } catch {
      return { text: t('test.failed') };
    }
  });
  return (
    <Card title={t('test.title')}>
      <form {...form} className="grid gap-3">
        <p className="text-quiet">{t('test.text')}</p>
        <TextField name="address" label={t('test.label')} autoComplete="off" maxLength={200} />
        <FormProblem text={problem} />
        <div>
          <Button variant="outline" type="submit" waiting={isWaiting}>
            {t('test.check')}
          </Button>
        </div>
      </form>
      <div role="status" className="mt-4 empty:mt-0">
        {places?.length === 0 && <p>{t('test.none', { city: city.name })}</p>}
        {places && places.length > 0 && (
          <ul className="grid gap-3">
            {places.map((place) => (
              <li key={place.id}>
                <span className="font-medium">{place.placeName}</span>
                <span className="block text-quiet">
                  {place.areas.length > 0
                    ? t('test.served', { areas: place.areas })
                    : t('test.notServed')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
