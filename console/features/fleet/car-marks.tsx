import { useTranslation } from 'react-i18next';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import type { CarCondition } from '../../../domain/fleet/condition.ts';
import { classes } from '../../../ui/classes.ts';

type FleetRow = FleetList['cars'][number];

/** As it stands on the car. */
export function Plate({ plate }: Pick<FleetRow, 'plate'>) {
  const { t } = useTranslation('cars');
  if (plate === null) return <span className="text-xs text-quiet">{t('noPlate')}</span>;
  return (
    <span className="inline-block rounded-[4px] bg-card px-1.5 text-2xs leading-[18px] font-strong tracking-wide whitespace-nowrap text-ink shadow-[inset_0_0_0_1px_var(--color-control)] figures">
      {plate}
    </span>
  );
}

export function ClassPin({ category }: Pick<FleetRow, 'category'>) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-current font-display text-[11px] leading-none font-strong"
      >
        {category}
      </span>
      <span className="sr-only">
        {t('categoryChoice', { category, name: t(`categories.${category}`) })}
      </span>
    </>
  );
}

const stateStyle: Record<CarCondition, string> = {
  READY: 'bg-moss-100 text-moss-600',
  TO_CLEAN: 'bg-amber-100 text-amber-600',
  TO_REFUEL: 'bg-amber-100 text-amber-600',
  IN_SERVICE: 'bg-stone-200 text-stone-800',
  OUT: 'bg-ink text-paper',
  MISSING: 'bg-error-100 text-error-600',
};

export function StateBadge(car: Pick<FleetRow, 'condition' | 'propulsionType'>) {
  const stateOf = useStateWords();
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs leading-none font-strong whitespace-nowrap',
        stateStyle[car.condition],
      )}
    >
      <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />
      {stateOf(car.condition, car.propulsionType)}
    </span>
  );
}

/** An electric car is charged where others are refuelled. */
export function useStateWords() {
  const { t } = useTranslation('cars');
  return (condition: CarCondition, propulsionType?: FleetRow['propulsionType']) =>
    t(
      condition === 'TO_REFUEL' && propulsionType === 'ELECTRIC'
        ? 'states.TO_CHARGE'
        : `states.${condition}`,
    );
}
