import { useTranslation } from 'react-i18next';
import type { TripEvidence } from '../../../../contract/operate/claims.ts';
import type { ChargeKind, CleaningCause } from '../../../../domain/charges/kinds.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Pair } from '../../claims/pair.tsx';

interface ClaimGroundProps {
  readonly evidence: TripEvidence;
  readonly kind: ChargeKind;
  readonly bookingId: string;
  readonly chosen: {
    readonly views: readonly HandoverView[];
    readonly marks: readonly string[];
    readonly cleanedOf: CleaningCause;
  };
  readonly onChoose: {
    readonly setViews: (views: readonly HandoverView[]) => void;
    readonly setMarks: (marks: readonly string[]) => void;
    readonly setCleanedOf: (of: CleaningCause) => void;
  };
}

const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What a claim is made on, chosen from what was sealed. */
export function ClaimGround({ evidence, kind, bookingId, chosen, onChoose }: ClaimGroundProps) {
  const { t } = useTranslation('claims');
  const { late, pairs, marks, seals, cleaning } = evidence;
  if (!(seals.delivery && seals.collection)) {
    return <p className="max-w-none text-quiet">{t('make.evidence.unsealed')}</p>;
  }
  if (kind === 'fuel') {
    return (
      <p className="max-w-none text-quiet">
        {evidence.isEmptier ? t('make.evidence.emptier') : t('make.evidence.notEmptier')}
      </p>
    );
  }
  if (kind === 'late') {
    return (
      <p className="max-w-none text-quiet figures">
        {late
          ? t('make.late', {
              minutes: late.minutes,
              days: t('make.days', { count: late.days }),
              count: late.hours,
              perHour: formatMoney(late.perHour),
            })
          : t('make.evidence.late')}
      </p>
    );
  }
  return (
    <>
      {kind === 'cleaning' && (
        <NativeSelect
          label={t('make.cleanedOf')}
          options={cleaning.map(({ of, amount }) => ({
            id: of,
            label: `${t(`make.cleaned.${of}`)}, ${formatMoney(amount)}`,
          }))}
          value={chosen.cleanedOf}
          onChange={onChoose.setCleanedOf}
        />
      )}
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{t('make.views')}</legend>
        <p className="mb-2 text-xs text-quiet">{t('make.viewsHint')}</p>
        <ul className="grid grid-cols-2 gap-3">
          {pairs.map((pair) => (
            <li key={pair.view}>
              <Pair bookingId={bookingId} pair={pair} />
              <Checkbox
                label={t(`views.${pair.view}`)}
                isLabelHidden
                checked={chosen.views.includes(pair.view)}
                onChange={() => onChoose.setViews(toggled(chosen.views, pair.view))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {marks.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-medium">{t('make.marks')}</legend>
          {marks.map(({ id, kind: what, side }) => (
            <div key={id}>
              <Checkbox
                label={t('mark', { kind: t(`marks.${what}`), side: t(`sides.${side}`) })}
                checked={chosen.marks.includes(id)}
                onChange={() => onChoose.setMarks(toggled(chosen.marks, id))}
              />
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
