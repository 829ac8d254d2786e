import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import type { SavedFleetView } from '../../../contract/operate/fleet-views.ts';
import { carValues } from '../../../domain/car.ts';
import { fleetPolicy } from '../../../domain/policy-constants.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { ANY, FilterMenu } from '../../form/filter-menu.tsx';
import { addressOf, type FleetView } from './fleet-view.ts';
import { SavedViews } from './saved-views.tsx';

const paperDays = [0, fleetPolicy.soonDays, 90];

interface FleetFiltersProps {
  readonly view: FleetView;
  readonly views: readonly SavedFleetView[];
  readonly conditions: FleetList['conditions'];
}

/** Every choice is a step in the address: going back takes it off again. */
export function FleetFilters({ view, views, conditions }: FleetFiltersProps) {
  const { t } = useTranslation(['cars', 'fleet']);
  const navigate = useNavigate();
  const show = (change: Partial<FleetView>) => navigate(addressOf({ ...view, ...change }));
  const chosenOr = <Id extends string>(id: Id | typeof ANY) => (id === ANY ? null : id);
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      <FindByText view={view} />
      <FilterMenu
        name={t('list.class')}
        entries={[
          { id: ANY, label: t('list.anyClass') },
          ...carValues.category.map((category) => ({
            id: category,
            label: t('fleet:categoryChoice', {
              category,
              name: t(`fleet:categories.${category}`),
            }),
          })),
        ]}
        chosen={view.category ?? ANY}
        onChoose={(id) => show({ category: chosenOr(id) })}
      />
      <FilterMenu
        name={t('list.state')}
        entries={[
          { id: ANY, label: t('list.anyState') },
          ...conditions.map(({ condition, count }) => ({
            id: condition,
            label: t('stateCount', { state: t(`states.${condition}`), count }),
          })),
        ]}
        chosen={view.condition ?? ANY}
        onChoose={(id) => show({ condition: chosenOr(id) })}
      />
      <FilterMenu
        name={t('list.papers')}
        entries={[
          { id: ANY, label: t('list.anyPapers') },
          ...paperDays.map((days) => ({
            id: String(days),
            label: days === 0 ? t('list.papersEnded') : t('list.papersWithin', { count: days }),
          })),
        ]}
        chosen={view.papersEndWithinDays === null ? ANY : String(view.papersEndWithinDays)}
        onChoose={(id) => show({ papersEndWithinDays: id === ANY ? null : Number(id) })}
      />
      <FilterMenu
        name={t('columns.service')}
        entries={[
          { id: ANY, label: t('list.anyService') },
          { id: 'due', label: t('list.serviceDue') },
        ]}
        chosen={view.serviceDue ? 'due' : ANY}
        onChoose={(id) => show({ serviceDue: id === 'due' })}
      />
      <div className="ml-auto flex items-center gap-2">
        <SavedViews view={view} views={views} />
        <Segments
          label={t('list.shown')}
          options={[
            { id: 'fleet', label: t('list.inFleet') },
            { id: 'retired', label: t('list.retired') },
          ]}
          value={view.retired ? 'retired' : 'fleet'}
          onChange={(id) => show({ retired: id === 'retired' })}
        />
      </div>
    </search>
  );
}

function FindByText({ view }: Pick<FleetFiltersProps, 'view'>) {
  const { t } = useTranslation('cars');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // The address may change by other means than writing; what is being written stays as it is.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = view.text;
  }, [view.text]);
  return (
    <span className="relative w-64">
      <Icon
        name="find"
        className="pointer-events-none absolute top-2.5 left-3 size-4 stroke-2 text-quiet"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('list.find')}
        placeholder={t('list.findHint')}
        defaultValue={view.text}
        maxLength={60}
        onChange={({ target }) =>
          navigate(addressOf({ ...view, text: target.value }), { replace: true })
        }
        className="h-target w-full rounded-full border border-control bg-card pr-3 pl-9 placeholder:text-quiet hover:border-ink focus-visible:rounded-full"
      />
    </span>
  );
}
