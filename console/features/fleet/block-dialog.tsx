import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block, FleetCar } from '../../../contract/operate/fleet.ts';
import { type BlockReason, blockReasons } from '../../../domain/fleet/condition.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { localTime } from '../../form/local-time.ts';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { repairsOfPath } from '../../shell/pages.ts';
import { CarDialog } from './car-dialog.tsx';
import { useCarVerb } from './use-car-verb.ts';

/** What renters are told of a car that is blocked. */
const toldOf: Readonly<Record<BlockReason, ReplacementReason>> = {
  SERVICE: 'service',
  DAMAGE: 'damaged',
  PRIVATE_USE: 'other',
};

interface BlockDialogProps {
  readonly car: FleetCar;
  /** The one that is moved; none: a new one. */
  readonly block?: Block;
  readonly onClose: () => void;
}

/** Refused with the bookings that stand in the way. */
export function BlockDialog({ car, block, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['carActions', 'cars']);
  const city = usePageCity();
  const [reason, setReason] = useState<BlockReason>(block?.reason ?? 'SERVICE');
  const [asked, setAsked] = useState<{ readonly from: string; readonly until: string }>();
  const { act, bookings } = useCarVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const [from, to] = [textIn(data, 'startsAt'), textIn(data, 'endsAt')];
    if (from === '') return { field: 'startsAt', text: t('problems.times') };
    if (to === '') return { field: 'endsAt', text: t('problems.times') };
    const body = {
      reason,
      note: textIn(data, 'note') || null,
      startsAt: instantOf(from, city.timeZone),
      endsAt: instantOf(to, city.timeZone),
    };
    setAsked({ from: body.startsAt, until: body.endsAt });
    if (block) {
      const params = { id: block.id };
      // What nobody touched here may have been changed by somebody else meanwhile.
      const changed = {
        ...(reason !== block.reason && { reason }),
        ...(body.note !== block.note && { note: body.note }),
        ...(from !== localTime(block.startsAt, city.timeZone) && { startsAt: body.startsAt }),
        ...(to !== localTime(block.endsAt, city.timeZone) && { endsAt: body.endsAt }),
      };
      if (Object.keys(changed).length === 0) {
        onClose();
        return null;
      }
      return act(() => operateApi().editBlock({ params, body: changed }), t('block.moved'));
    }
    return act(
      () => operateApi().blockCar({ params: { id: car.id }, body }),
      t('block.done', { name: `${car.brand} ${car.model}` }),
    );
  });
  return (
    <CarDialog
      {...form}
      title={block ? t('block.moveTitle') : t('block.title')}
      text={t('block.text', { city: city.name })}
      save={block ? t('block.saveMove') : t('block.save')}
      bookings={bookings}
      repairs={repairsOfPath(city.id, car.id, { reason: toldOf[reason], ...asked })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('block.why')}
        options={blockReasons.map((id) => ({ id, label: t(`cars:blocks.${id}`) }))}
        value={reason}
        onChange={setReason}
      />
      <TextField
        name="startsAt"
        type="datetime-local"
        label={t('block.from')}
        defaultValue={block && localTime(block.startsAt, city.timeZone)}
        error={errorAt('startsAt')}
      />
      <TextField
        name="endsAt"
        type="datetime-local"
        label={t('block.to')}
        defaultValue={block && localTime(block.endsAt, city.timeZone)}
        error={errorAt('endsAt')}
      />
      <TextField
        name="note"
        label={t('block.note')}
        defaultValue={block?.note ?? ''}
        autoComplete="off"
        maxLength={500}
      />
    </CarDialog>
  );
}

const instantOf = (local: string, timeZone: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();
