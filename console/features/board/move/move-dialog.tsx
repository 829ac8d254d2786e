import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MovePreview } from '../../../../contract/operate/board-moves.ts';
import { moment } from '../../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import {
  type ReplacementReason,
  replacementReasons,
} from '../../../../domain/policies/another-car.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { textIn, useForm } from '../../../form/use-form.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import type { CarLine } from '../board-model.ts';
import { firstName } from '../use-bar-words.ts';
import { moneyMoved, PriceLines } from './price-lines.tsx';
import type { Carry } from './use-carry.ts';
import type { HeldDeed } from './use-held-move.ts';
import { useMoveProblem } from './use-move-problem.ts';
import { tripAt } from './verdict-on.ts';

interface MoveDialogProps {
  readonly carry: Carry;
  readonly own: CarLine;
  readonly onto: CarLine;
  readonly onHold: (deed: HeldDeed) => void;
  readonly onPutBack: () => void;
}

/** What a move means for the renter and the price, before it is made. */
export function MoveDialog({ carry, own, onto, onHold, onPutBack }: MoveDialogProps) {
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const [reason, setReason] = useState<ReplacementReason>('service');
  const { booking } = carry;
  const isTime = onto.id === own.id;
  const trip = tripAt(booking, onto.id, carry.minutes);
  const times = { startsAt: trip.startsAt.toString(), endsAt: trip.endsAt.toString() };
  const { preview, problem } = usePreview(booking.id, isTime ? times : { carId: onto.id });
  const renter = firstName(booking.renter.name);
  const nameOf = ({ brand, model, plate }: CarLine) => [`${brand} ${model}`, plate].join(', ');
  const car = `${onto.brand} ${onto.model}`;
  const when = (at: string) => moment(at, timeZone);
  const { errorAt: _, ...form } = useForm(async (data) => {
    const note = textIn(data, 'note') || undefined;
    if (problem !== null) return { text: problem };
    const agreedTotal = preview?.price?.total ?? booking.total;
    const params = { id: booking.id };
    onHold({
      booking,
      carId: onto.id,
      ...times,
      says: isTime
        ? {
            title: t('undo.time', { renter, when: when(times.startsAt) }),
            done: t('undo.doneTime', { renter }),
          }
        : { title: t('undo.car', { renter, car }), done: t('undo.doneCar', { renter, car }) },
      send: () =>
        isTime
          ? operateApi().moveBooking({
              params,
              body: { ...times, agreedTotal, note },
            })
          : operateApi().giveAnotherCar({ params, body: { carId: onto.id, reason, note } }),
    });
    return null;
  });
  const price = formatMoney(booking.total);
  return (
    <FormDialog
      {...form}
      problem={problem ?? form.problem}
      // Nobody agrees to a price that they have not seen; another car costs what was agreed.
      isWaiting={form.isWaiting || (isTime && !preview && problem === null)}
      title={isTime ? t('dialog.time', { renter }) : t('dialog.car', { renter, car })}
      text={isTime ? t('dialog.toldTime', { renter }) : t('dialog.toldCar', { renter })}
      save={isTime ? saveWords(t, preview) : t('dialog.saveCar')}
      keep={t('dialog.back')}
      onClose={onPutBack}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 figures [&_dt]:text-quiet">
        {isTime ? (
          <>
            <dt>{t('dialog.before')}</dt>
            <dd>
              {t('move.text', {
                reference: nameOf(own),
                from: when(booking.startsAt),
                to: when(booking.endsAt),
              })}
            </dd>
            <dt>{t('dialog.after')}</dt>
            <dd className="font-strong">
              {t('dialog.fromTo', { from: when(times.startsAt), to: when(times.endsAt) })}
            </dd>
            <PriceLines before={booking.total} preview={preview} isRefused={problem !== null} />
          </>
        ) : (
          <>
            <dt>{t('dialog.carBefore')}</dt>
            <dd>{nameOf(own)}</dd>
            <dt>{t('dialog.carAfter')}</dt>
            <dd className="font-strong">{nameOf(onto)}</dd>
            <dt>{t('dialog.times')}</dt>
            <dd>
              {t('dialog.timesStay', { from: when(booking.startsAt), to: when(booking.endsAt) })}
            </dd>
            <dt>{t('dialog.price')}</dt>
            <dd>
              {preview?.verdict.isBetter
                ? t('dialog.priceBetter', { price })
                : t('dialog.priceStays', { price })}
            </dd>
          </>
        )}
      </dl>
      {!isTime && (
        <NativeSelect
          label={t('dialog.reason', { renter })}
          options={replacementReasons.map((id) => ({ id, label: t(`dialog.reasons.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
      )}
      <TextField name="note" label={t('dialog.note')} autoComplete="off" maxLength={500} />
    </FormDialog>
  );
}

type Translate = ReturnType<typeof useTranslation<'board'>>['t'];

/** The button repeats what it moves. */
function saveWords(t: Translate, preview: MovePreview | null): string {
  const moved = preview?.price && moneyMoved(preview.price);
  if (!moved) return t('dialog.saveTime');
  const amount = formatMoney(moved.amount);
  return moved.isCharge ? t('dialog.saveCharge', { amount }) : t('dialog.saveRefund', { amount });
}

/** Worked out by the code that will move the money. */
function usePreview(
  id: string,
  move: Parameters<ReturnType<typeof operateApi>['previewMove']>[0]['body'],
) {
  const problemOf = useMoveProblem();
  const { t } = useTranslation('board');
  const [preview, setPreview] = useState<MovePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = JSON.stringify(move);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each move
  useEffect(() => {
    let isCurrent = true;
    operateApi()
      .previewMove({ params: { id }, body: move })
      .then(
        (found) => {
          if (!isCurrent) return;
          setPreview(found);
          if (!found.verdict.fits) setProblem(t('problems.car_unavailable'));
        },
        (error) => isCurrent && setProblem(problemOf(error).text),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, asked]);
  return { preview, problem };
}
