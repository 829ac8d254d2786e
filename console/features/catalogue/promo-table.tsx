import { useTranslation } from 'react-i18next';
import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { draftOf } from './promo-draft.ts';

interface PromoTableProps {
  readonly promoCodes: readonly DeskPromoCode[];
  readonly onAct: (verb: 'edit' | 'give' | 'end', id: string) => void;
}

export function PromoTable({ promoCodes, onAct }: PromoTableProps) {
  const { t } = useTranslation('promoCodes');
  const { name: city } = usePageCity();
  const columns = ['code', 'discount', 'days', 'shown', 'uses', 'state'] as const;
  return (
    <section
      aria-label={t('list', { city })}
      className="rounded-card border border-hair bg-card px-6 pt-3 pb-1"
    >
      <table className="w-full figures">
        <thead>
          <tr className="text-left text-xs text-quiet">
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-4 pb-2 unbold whitespace-nowrap">
                {t(`columns.${column}`)}
              </th>
            ))}
            <th scope="col" className="sr-only">
              {t('columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {promoCodes.map((promo) => (
            <PromoRow key={promo.id} promo={promo} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const stateStyle: Record<DeskPromoCode['state'], string> = {
  coming: 'bg-amber-100 text-amber-600',
  running: 'bg-moss-100 text-moss-600',
  ended: 'bg-stone-200 text-stone-800',
};

interface PromoRowProps extends Pick<PromoTableProps, 'onAct'> {
  readonly promo: DeskPromoCode;
}

function PromoRow({ promo, onAct }: PromoRowProps) {
  const { t } = useTranslation(['promoCodes', 'catalogue']);
  const { timeZone } = usePageCity();
  const mayEdit = useMay('catalogue.edit');
  const { id, code, label, discount, isPublic, given, uses, state } = promo;
  const { from, until } = draftOf(promo, timeZone);
  const day = (iso: string) => wholeDate(Temporal.PlainDate.from(iso));
  return (
    <tr className="border-t border-hair align-middle">
      <th scope="row" className="py-2.5 pr-4 text-left unbold">
        <span className="block font-strong">{code}</span>
        <span className="text-xs text-quiet">{label}</span>
      </th>
      <td className="pr-4">
        <span className="block whitespace-nowrap">
          {discount.kind === 'percent'
            ? t('percent', discount)
            : t('amount', { amount: formatMoney(discount.amount) })}
        </span>
        {promo.cityId === null && <span className="text-xs text-quiet">{t('allCities')}</span>}
      </td>
      <td className="pr-4">{t('days', { from: day(from), until: day(until) })}</td>
      <td className="pr-4">{isPublic ? t('everyone') : t('given', { count: given })}</td>
      <td className="pr-4">{uses}</td>
      <td className="pr-4">
        <span
          className={classes(
            'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
            stateStyle[state],
          )}
        >
          <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
          {t(`states.${state}`)}
        </span>
      </td>
      <td className="text-right whitespace-nowrap">
        {mayEdit && state !== 'ended' && (
          <>
            <Button
              variant="quiet"
              aria-label={t('give.actionOf', { code })}
              onClick={() => onAct('give', id)}
            >
              {t('give.action')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('end.actionOf', { code })}
              onClick={() => onAct('end', id)}
            >
              {t('end.action')}
            </Button>
          </>
        )}
        {mayEdit && (
          <Button
            variant="quiet"
            aria-label={t('catalogue:editOf', { name: code })}
            onClick={() => onAct('edit', id)}
          >
            {t('catalogue:edit')}
          </Button>
        )}
      </td>
    </tr>
  );
}
