import './fleet-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { distanceOf, kilometresOf, MOST_KM } from '../../../domain/distance-unit.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { wholeIn } from '../../form/read-fields.ts';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { carPath, pathOf } from '../../shell/pages.ts';
import { newDraft } from './car-draft.ts';
import { CarForm } from './car-form.tsx';
import { readDraft } from './read-draft.ts';
import { useCarRefusal } from './use-car-problem.ts';
import { useFieldNames } from './use-field-names.ts';

export const handle = { permission: 'fleet.edit' } as const;

export function Component() {
  const { t } = useTranslation('carForm');
  const { id: cityId, currency } = usePageCity();
  const unit = usePageDistanceUnit();
  const nameOf = useFieldNames();
  const navigate = useNavigate();
  const refusal = useCarRefusal();
  const [draft, setDraft] = useState(newDraft);
  const [odometer, setOdometer] = useState('');
  // However often the same is sent, it is one car.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async () => {
    const most = distanceOf(MOST_KM, unit);
    const shown = odometer.trim() === '' ? 0 : wholeIn(odometer, 0, most);
    if (shown === null) {
      const text = t('problems.number', { least: 0, most });
      return { field: 'odometerKm', text };
    }
    const odometerKm = kilometresOf(shown, unit);
    const body = { cityId, ...readDraft(draft, currency), odometerKm };
    try {
      const car = await operateApi().addCar({ body }, { idempotencyKey });
      await navigate(carPath(cityId, car.id));
      const title = t('added', { name: `${car.brand} ${car.model}` });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
      return null;
    } catch (error) {
      return refusal(error);
    }
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('add')} text={t('addText')} />
      <CarForm
        draft={draft}
        onChange={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          setKey(crypto.randomUUID());
        }}
        onlyNew={(errorAt) => (
          <TextField
            name="odometerKm"
            label={nameOf('odometer')}
            error={errorAt('odometerKm')}
            inputMode="numeric"
            autoComplete="off"
            value={odometer}
            onChange={({ target }) => {
              setOdometer(target.value);
              setKey(crypto.randomUUID());
            }}
          />
        )}
        save={t('saveNew')}
        cancelTo={pathOf('fleet', cityId)}
        onSave={add}
      />
    </div>
  );
}
