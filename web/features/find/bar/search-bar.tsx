import { type FormEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { search as searchWords } from '../../../../i18n/en/search.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { AddressBox } from '../../trip/address/address-box.tsx';
import { listOf } from '../../trip/state/last-list.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import { Stop } from './bar-cells.tsx';
import { DatesCell } from './dates-cell.tsx';
import { SearchProblems } from './search-problems.tsx';
import { TimeCells } from './time-cells.tsx';
import { useSearchBar } from './use-search-bar.ts';

addWords('search', searchWords);

/** The home page's search: everything a trip needs in one line, door to door. */
export function SearchBar({ city }: { city: SearchCity }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const bar = useSearchBar(city);
  const { search, trip, facts, problems } = bar;
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const errorOf = (problem: (typeof problems)[number]) =>
    problems.includes(problem) ? t(`errors.${problem}`) : undefined;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const [first] = bar.submit();
    if (!first) return navigate(listOf(city.id));
    form.current?.querySelector<HTMLElement>(`[data-part="${first}"] :is(input, button)`)?.focus();
  };

  return (
    <form
      ref={form}
      action="/assets"
      aria-label={t('bar.label')}
      noValidate
      onSubmit={send}
      className="grid grid-cols-[clamp(110px,11.8vw,156px)_minmax(0,1fr)_clamp(180px,17.4vw,224px)_clamp(100px,10vw,128px)_clamp(98px,9.8vw,124px)_auto] grid-rows-[80px_76px] rounded-sheet bg-card shadow-float"
    >
      <div className="row-span-2 flex flex-col border-r border-hair pt-[17px] pl-[clamp(16px,1.9vw,24px)]">
        <span className="text-xs text-quiet">{t('bar.city')}</span>
        <span className="font-strong">{city.name}</span>
        <Link
          to="/?city="
          preventScrollReset
          className="text-link mt-auto mb-3.5 self-start text-xs"
        >
          {t('bar.changeCity')}
        </Link>
      </div>
      <Stop kind="start" part="deliveryLocation" isInvalid={problems.includes('deliveryLocation')}>
        <AddressBox
          variant="bar"
          label={t('delivery')}
          city={city}
          value={search.start}
          onChange={bar.setDelivery}
          error={errorOf('deliveryLocation')}
          errorId={errorId}
        />
      </Stop>
      <Stop kind="end" part="returnLocation" isInvalid={problems.includes('returnLocation')}>
        {bar.isSame ? (
          <p className="grid">
            <span className="text-xs text-quiet">{t('return')}</span>
            <span className="font-medium text-quiet">{t('bar.sameAsDelivery')}</span>
          </p>
        ) : (
          <AddressBox
            variant="bar"
            label={t('return')}
            city={city}
            value={search.end}
            onChange={bar.setReturn}
            error={errorOf('returnLocation')}
            errorId={errorId}
          />
        )}
      </Stop>
      <DatesCell
        bar={form}
        cityName={city.name}
        facts={facts}
        trip={trip}
        isInvalid={problems.includes('dates')}
        onChange={bar.setTrip}
      />
      <TimeCells facts={facts} draft={trip} onChange={bar.setTrip} />
      <div className="relative col-span-3 col-start-3 row-start-2 self-center pb-1.5 pl-[clamp(14px,1.9vw,24px)] before:absolute before:inset-x-[clamp(14px,1.9vw,24px)] before:-top-3 before:h-px before:bg-hair">
        <Switch
          label={t('bar.same')}
          checked={bar.isSame}
          onChange={(event) => bar.setSame(event.target.checked)}
        />
      </div>
      <div className="col-start-6 row-span-2 row-start-1 self-center pr-[clamp(12px,1.9vw,24px)] pl-3">
        <Button type="submit" variant="primary" large disabled={!bar.isEnabled}>
          {t('bar.search')}
        </Button>
      </div>
      <SearchProblems id={errorId} problems={problems} closedIn={bar.isEnabled ? null : city} />
    </form>
  );
}
