import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { Money } from '../../../../domain/money.ts';
import { FieldError } from '../../../../ui/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Preview } from './use-preview.ts';

export interface PreviewLine {
  readonly label: string;
  readonly amount: Money;
  /** What it is now, where this is what it becomes. */
  readonly before?: Money;
  readonly isSum?: boolean;
}

interface AmountPreviewProps {
  readonly preview: Preview<unknown>;
  readonly lines: readonly PreviewLine[];
  /** Why there are no amounts, in words. */
  readonly refusal: string | undefined;
  /** Said while nothing is asked for yet. */
  readonly nothing?: string;
}

/** The result in words and figures, worked out by the code that will move the money. */
export function AmountPreview({ preview, lines, refusal, nothing }: AmountPreviewProps) {
  const { t } = useTranslation('bookings');
  return (
    <div role="status" className="rounded-control bg-stone-50 px-4 py-2.5">
      {preview.state === 'none' && nothing && <p className="text-quiet">{nothing}</p>}
      {preview.state === 'asking' && <Skeleton className="h-5 w-3/4" />}
      {preview.state === 'refused' && <FieldError>{refusal ?? t('problems.preview')}</FieldError>}
      {preview.state === 'known' && (
        <dl className="figures">
          {lines.map(({ label, amount, before, isSum }) => (
            <div key={label} className="flex justify-between gap-4 py-0.5">
              <dt className={isSum ? 'font-strong' : 'text-quiet'}>{label}</dt>
              <dd className={isSum ? 'font-strong whitespace-nowrap' : 'whitespace-nowrap'}>
                {before && (
                  <>
                    {formatMoney(before)} <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                {formatMoney(amount)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
