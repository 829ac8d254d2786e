import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { isPlate, tidyPlate } from '../../../domain/fleet/plate.ts';
import { checkVin, tidyVin } from '../../../domain/fleet/vin.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { textIn, useForm } from '../../form/use-form.ts';
import { carPath } from '../../shell/pages.ts';
import { CarDialog } from './car-dialog.tsx';
import { useCarVerb } from './use-car-verb.ts';

interface CopyDialogProps {
  readonly car: FleetCar;
  readonly onClose: () => void;
}

export function CopyDialog({ car, onClose }: CopyDialogProps) {
  const { t } = useTranslation('carActions');
  const navigate = useNavigate();
  const name = `${car.brand} ${car.model}`;
  const { act } = useCarVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const plate = tidyPlate(textIn(data, 'plate')) || null;
    const vin = tidyVin(textIn(data, 'vin')) || null;
    if (plate && !isPlate(plate)) return { field: 'plate', text: t('problems.plate') };
    if (vin && !checkVin(vin).ok) return { field: 'vin', text: t('problems.vin') };
    const add = async () => {
      const copy = await operateApi().copyCar({ params: { id: car.id }, body: { plate, vin } });
      await navigate(carPath(copy.cityId, copy.id));
    };
    return act(add, t('copy.done', { name }));
  });
  return (
    <CarDialog
      {...form}
      title={t('copy.title', { name })}
      text={t('copy.text')}
      save={t('copy.save')}
      onClose={onClose}
    >
      <TextField
        name="plate"
        label={t('copy.plate')}
        error={errorAt('plate')}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        name="vin"
        label={t('copy.vin')}
        error={errorAt('vin')}
        autoComplete="off"
        maxLength={40}
      />
    </CarDialog>
  );
}
