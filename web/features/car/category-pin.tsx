import { useTranslation } from 'react-i18next';
import type { CarSummary } from '../../../contract/cars.ts';

export function CategoryPin({ letter }: { letter: CarSummary['category'] }) {
  const { t } = useTranslation('fleet');
  return (
    <span
      role="img"
      aria-label={t('card.category', { letter })}
      className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-ink font-display text-[12px] leading-none font-[680]"
    >
      {letter}
    </span>
  );
}
