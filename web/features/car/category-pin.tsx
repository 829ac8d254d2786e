import { useTranslation } from 'react-i18next';
import type { CarSummary } from '../../../contract/cars.ts';

export function CategoryPin({ category }: { category: CarSummary['category'] }) {
  const { t } = useTranslation('fleet');
  return (
    <span
      role="img"
      aria-label={t('card.category', { category })}
      className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-ink font-display text-[12px] leading-none font-[680]"
    >
      {category}
    </span>
  );
}
