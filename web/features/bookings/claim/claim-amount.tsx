import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { ClaimData } from './load-claim.ts';

/** How much, how it adds up, and what it means for the deposit. */
export function ClaimAmount({ data: { claim } }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const sentence = useDepositSentence(claim);
  const { split, evidence } = claim;
  const isAsked = claim.status === 'open' || claim.status === 'objected';
  const isFree = claim.status === 'rejected' || claim.status === 'withdrawn';
  const { late } = evidence;
  const rows = [
    ...(late && late.days > 0
      ? [{ label: t('claim.amount.days', { count: late.days }), amount: null }]
      : []),
    ...(late && late.hours > 0
      ? [
          {
            label: t('claim.amount.hours', {
              count: late.hours,
              perHour: formatMoney(late.perHour),
            }),
            amount: null,
          },
        ]
      : []),
    ...(isFree || claim.isByCompany
      ? []
      : [
          { label: t('claim.amount.fromDeposit'), amount: split.fromDeposit },
          { label: t('claim.amount.fromCard'), amount: split.fromCard },
        ].filter(({ amount }) => amount.amount > 0)),
    ...(claim.isByCompany ? [{ label: t('claim.amount.account'), amount: claim.amount }] : []),
  ];
  return (
    <section
      aria-label={t('claim.amount.title')}
      className="overflow-hidden rounded-card border border-hair bg-card figures"
    >
      <div className="px-6 pt-6 pb-5">
        <p className="text-sm text-quiet">
          {isFree ? t('claim.amount.wasAsked') : t('claim.amount.asked')}
        </p>
        <p className="title text-3xl tracking-display">
          {isFree ? (
            <s>{formatMoney(claim.amount)}</s>
          ) : (
            formatMoney(isAsked ? claim.amount : claim.due)
          )}
        </p>
        {rows.length > 0 && (
          <dl className="mt-4 border-t border-hair pt-3 text-sm">
            {rows.map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4 py-1">
                <dt>{label}</dt>
                <dd>{amount && formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {sentence && (
        <p className="max-w-none border-t border-dashed border-stone-300 bg-stone-50 px-6 py-4 text-xs">
          {sentence}
        </p>
      )}
    </section>
  );
}

/** The deposit never stops silently. */
function useDepositSentence(claim: ClaimData['claim']): string | null {
  const { t } = useTranslation('trips');
  const { deposit, fromDeposit, letGo } = claim.split;
  const said = { deposit: deposit ? formatMoney(deposit) : '', free: formatMoney(letGo) };
  if (claim.isByCompany) return null;
  if (claim.status === 'rejected' || claim.status === 'withdrawn') return t('claim.amount.back');
  if (claim.taken.amount > 0) {
    if (letGo.amount > 0) return t('claim.amount.released', said);
    return fromDeposit.amount > 0 ? t('claim.amount.takenAll', said) : null;
  }
  if (!deposit) return t('claim.amount.none');
  return letGo.amount > 0 ? t('claim.amount.held', said) : t('claim.amount.heldAll', said);
}
