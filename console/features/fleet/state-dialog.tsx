import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { distanceOf, kilometresOf } from '../../../domain/distance-unit.ts';
import { carConditions } from '../../../domain/fleet/condition.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageDistanceUnit } from '../../shell/desk-data.ts';
import { CarDialog } from './car-dialog.tsx';
import { useStateWords } from './car-marks.tsx';
import { useCarVerb } from './use-car-verb.ts';

interface StateDialogProps {
  readonly car: FleetCar;
  readonly onClose: () => void;
}

/** Only what changed is said: who said the rest before stays written. */
export function StateDialog({ car, onClose }: StateDialogProps) {
  const { t } = useTranslation(['carActions', 'fleet']);
  const stateOf = useStateWords();
  const unit = usePageDistanceUnit();
  const shown = distanceOf(car.odometerKm, unit);
  const [condition, setCondition] = useState(car.condition);
  const { act } = useCarVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const [odometer, energy, standsAt] = [
      textIn(data, 'odometer'),
      textIn(data, 'energy'),
      textIn(data, 'standsAt'),
    ];
    if (!/^\d{1,7}$/.test(odometer)) return { field: 'odometer', text: t('problems.number') };
    if (energy !== '' && !/^(\d{1,2}|100)$/.test(energy)) {
      return { field: 'energy', text: t('problems.percent') };
    }
    const body = {
      ...(condition === car.condition ? {} : { condition }),
      ...(Number(odometer) === shown ? {} : { odometerKm: kilometresOf(Number(odometer), unit) }),
      ...(energy === '' || Number(energy) === car.energyPercent
        ? {}
        : { energyPercent: Number(energy) }),
      ...(standsAt === '' || standsAt === car.standsAt ? {} : { standsAt }),
    };
    if (Object.keys(body).length === 0) return { text: t('state.nothing') };
    return act(
      () => operateApi().sayState({ params: { id: car.id }, body }),
      t('state.done', { name: `${car.brand} ${car.model}` }),
    );
  });
  return (
    <CarDialog
      {...form}
      title={t('state.title')}
      text={t('state.text')}
      save={t('state.save')}
      onClose={onClose}
    >
      <NativeSelect
        label={t('state.condition')}
        options={carConditions.map((id) => ({ id, label: stateOf(id, car.propulsionType) }))}
        value={condition}
        onChange={setCondition}
      />
      <TextField
        name="odometer"
        label={t('state.odometer', { unit: t(`fleet:card.${unit}`) })}
        error={errorAt('odometer')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={shown}
      />
      <TextField
        name="energy"
        label={t('state.energy')}
        error={errorAt('energy')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={car.energyPercent ?? ''}
      />
      <TextField
        name="standsAt"
        label={t('state.where')}
        autoComplete="off"
        maxLength={120}
        defaultValue={car.standsAt ?? ''}
      />
    </CarDialog>
  );
}
