import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../ui/switch.tsx';
import { AddressBox } from '../../trip/address/address-box.tsx';
import type { SearchProblem, useSearchBar } from '../bar/use-search-bar.ts';
import type { ListedCity } from '../data/list-data.ts';

interface AddressPanelProps {
  readonly city: ListedCity;
  readonly bar: ReturnType<typeof useSearchBar>;
  readonly errorId: string;
  readonly onClose: () => void;
}

/** Both doors of the trip, under the bar. */
export function AddressPanel({ city, bar, errorId, onClose }: AddressPanelProps) {
  const { t } = useTranslation('search');
  const panel = useRef<HTMLDivElement>(null);
  useCloseByPress(panel, onClose);
  const errorOf = (problem: SearchProblem) =>
    bar.problems.includes(problem) ? t(`errors.${problem}`) : undefined;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('bar.label')}
      onKeyDown={closeOnEscape}
      className="absolute top-full left-0 z-30 mt-2.5 grid w-full max-w-[480px] gap-4 rounded-card bg-card p-6 shadow-popover"
    >
      <AddressBox
        label={t('delivery')}
        city={city}
        value={bar.search.start}
        onChange={bar.setDelivery}
        error={errorOf('deliveryLocation')}
        errorId={errorId}
        isFocusedAtFirst
      />
      <Switch
        label={t('bar.same')}
        checked={bar.isSame}
        onChange={(event) => bar.setSame(event.target.checked)}
      />
      {!bar.isSame && (
        <AddressBox
          label={t('return')}
          city={city}
          value={bar.search.end}
          onChange={bar.setReturn}
          error={errorOf('returnLocation')}
          errorId={errorId}
        />
      )}
    </div>
  );
}

/** A press elsewhere on the page closes it; one in a dialog that it opened itself does not. */
function useCloseByPress(panel: { readonly current: Element | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const byPress = ({ target }: PointerEvent) => {
      const bar = panel.current?.parentElement;
      const isOnPage = target instanceof Element && target.closest('#content') !== null;
      if (isOnPage && !bar?.contains(target)) close();
    };
    document.addEventListener('pointerdown', byPress);
    return () => document.removeEventListener('pointerdown', byPress);
  }, [panel]);
}
