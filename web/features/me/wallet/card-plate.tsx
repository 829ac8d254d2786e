import { brandName } from '../../../../domain/card-brand.ts';

/** A card, drawn small. The words beside it say which. */
export function CardPlate({ brand }: { brand: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-11 w-18 shrink-0 items-end overflow-hidden rounded-small bg-[linear-gradient(135deg,var(--color-stone-700),var(--color-stone-800)_70%)] px-2 py-1.5 text-[10px] leading-none font-strong text-paper"
    >
      {brandName(brand)}
    </span>
  );
}
