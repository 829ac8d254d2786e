import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { RoundButton } from '../../../ui/round-button.tsx';
import { useMay } from '../../shell/desk-data.ts';

export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly note?: string | undefined;
  readonly onSale: boolean;
  /** Whether it can be put somewhere else in the order. */
  readonly isFixed?: boolean;
  readonly more?: ReactNode;
}

interface OfferListProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly onEdit: (id: string) => void;
  readonly onOrder: (ids: readonly string[]) => void;
}

/** What is sold beside the cars, in the order renters see it. */
export function OfferList({ label, offers, onEdit, onOrder }: OfferListProps) {
  const ids = offers.map(({ id }) => id);
  const move = (id: string, by: number) => {
    const at = ids.indexOf(id);
    onOrder(ids.toSpliced(at, 1).toSpliced(at + by, 0, id));
  };
  const firstFree = offers.findIndex(({ isFixed }) => !isFixed);
  return (
    <section aria-label={label} className="rounded-card border border-hair bg-card px-6 py-2">
      <ul>
        {offers.map((offer, at) => (
          <OfferLine
            key={offer.id}
            offer={offer}
            onEdit={() => onEdit(offer.id)}
            onEarlier={offer.isFixed || at <= firstFree ? null : () => move(offer.id, -1)}
            onLater={offer.isFixed || at === offers.length - 1 ? null : () => move(offer.id, 1)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferLineProps {
  readonly offer: Offer;
  readonly onEdit: () => void;
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

function OfferLine({ offer, onEdit, onEarlier, onLater }: OfferLineProps) {
  const { t } = useTranslation('catalogue');
  const mayEdit = useMay('catalogue.edit');
  const { name } = offer;
  return (
    <li className="grid grid-cols-[1fr_auto_auto_auto] items-center gap-x-6 border-t border-hair py-3 first:border-t-0">
      <div>
        <p className="font-strong">{name}</p>
        <p className="text-xs whitespace-pre-line text-quiet">{offer.description}</p>
      </div>
      <div className="text-right figures">
        <p className="font-medium whitespace-nowrap">{offer.price}</p>
        {offer.note && <p className="text-xs text-quiet">{offer.note}</p>}
      </div>
      <span
        className={classes(
          'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
          offer.onSale ? 'bg-moss-100 text-moss-600' : 'bg-stone-200 text-stone-800',
        )}
      >
        <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
        {offer.onSale ? t('onSale') : t('offSale')}
      </span>
      {mayEdit && (
        <div className="flex items-center">
          <RoundButton
            bare
            icon="up"
            label={t('earlier', { name })}
            disabled={!onEarlier}
            onClick={() => onEarlier?.()}
          />
          <RoundButton
            bare
            icon="down"
            label={t('later', { name })}
            disabled={!onLater}
            onClick={() => onLater?.()}
          />
          <Button variant="quiet" aria-label={t('editOf', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
        </div>
      )}
      {offer.more && <div className="col-span-full">{offer.more}</div>}
    </li>
  );
}
