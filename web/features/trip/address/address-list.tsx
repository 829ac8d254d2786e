import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceCredit } from '../../../../contract/places.ts';
import { searchPolicy } from '../../../../domain/policy-constants.ts';
import { classes } from '../../../../ui/classes.ts';
import { painted } from '../../../../ui/painted.ts';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import type { useCombobox } from '../../../../ui/use-combobox.ts';
import { type AddressChoice, type AddressNotice, choiceId } from './address-choice.ts';

interface AddressListProps {
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly choices: readonly AddressChoice[];
  readonly notice: AddressNotice | null;
  readonly credit: PlaceCredit | null;
  readonly cityName: string;
  readonly query: string;
  readonly isInline: boolean;
}

export function AddressList(props: AddressListProps) {
  const { combobox, choices, notice, credit, cityName, query, isInline } = props;
  const { t } = useTranslation('search');
  const box = useRef<HTMLDivElement>(null);
  const noticeText = useNoticeText(cityName);

  const firstAddress = choices.findIndex((choice) => !isWay(choice));
  const lines = choices.length + (notice ? 1 : 0);
  useEffect(() => {
    // The search bar stands low on the page: what opens under it must not open out of sight.
    if (isInline || lines === 0) return;
    painted().then(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }, [isInline, lines]);

  const { active } = combobox;
  useEffect(() => {
    const option = box.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (active === null || lines === 0 || !box.current || !option) return;
    if (isInline) option.scrollIntoView({ block: 'nearest' });
    else keepInSight(box.current, option);
  }, [active, lines, isInline]);

  return (
    <div
      ref={box}
      className={classes(
        'grid',
        isInline
          ? '-mx-3 mt-4'
          : 'absolute top-full left-0 z-30 mt-1.5 max-h-[min(460px,60dvh)] w-full min-w-[min(320px,90vw)] scroll-mb-4 overflow-y-auto overscroll-contain rounded-card bg-card p-2 shadow-popover',
      )}
    >
      {notice && (
        <p className="flex min-h-target items-center gap-3 px-3 py-2 text-sm text-quiet">
          {(notice === 'searching' || notice === 'locating') && (
            <ShuttleLine className="w-9 text-signal-500" />
          )}
          {noticeText(notice)}
        </p>
      )}
      <ul {...combobox.listProps} aria-label={t('address.suggestions', { city: cityName })}>
        {choices.map((choice, index) => (
          <li
            key={choiceId(choice)}
            {...combobox.optionProps(index)}
            className={classes(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm leading-5 hover:bg-stone-50',
              'aria-selected:bg-stone-100',
              beginsGroup(choices, index) && 'mt-1 shadow-[0_-1px_0_var(--color-hair)]',
              isWay(choice) && 'font-strong',
            )}
          >
            <ChoiceLine choice={choice} query={query} isFirst={index === firstAddress} />
          </li>
        ))}
      </ul>
      {credit && <Credit credit={credit} />}
    </div>
  );
}

/** Another way to name an address, not an address. */
const isWay = ({ kind }: AddressChoice) => kind === 'here' || kind === 'pin' || kind === 'retry';

/** A line divides the addresses from the other ways, whichever stand first. */
function beginsGroup(choices: readonly AddressChoice[], index: number): boolean {
  const [before, own] = [choices[index - 1], choices[index]];
  return before !== undefined && own !== undefined && isWay(before) !== isWay(own);
}

const creditPages: Readonly<Record<PlaceCredit, string>> = {
  openstreetmap: 'https://www.openstreetmap.org/copyright',
  mapbox: 'https://www.mapbox.com/about/maps',
};

/** Whose addresses these are: they may be shown on the condition that it is said. */
function Credit({ credit }: { credit: PlaceCredit }) {
  const { t } = useTranslation('search');
  return (
    <p className="px-3 py-2 text-xs text-quiet">
      <a href={creditPages[credit]} target="_blank" rel="noreferrer" className="underline">
        {t(`address.credit.${credit}`)}
      </a>
    </p>
  );
}

/** Within the list only: the page may be on its way to show the list itself. */
function keepInSight(list: HTMLElement, option: HTMLElement): void {
  const bottom = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

function ChoiceLine(props: { choice: AddressChoice; query: string; isFirst: boolean }) {
  const { choice, query, isFirst } = props;
  const { t } = useTranslation('search');
  if (choice.kind === 'keep') return <TwoLines isFirst name={query} detail={t('address.keep')} />;
  if (choice.kind === 'used') {
    const [name = '', ...rest] = choice.address.query.split(', ');
    const detail = [t('address.used'), ...rest].join(', ');
    return <TwoLines isFirst={isFirst} name={name} detail={detail} />;
  }
  if (choice.kind === 'here' && choice.isBlocked)
    return (
      <span className="grid">
        <span className="text-quiet">{t('address.here')}</span>
        <span className="text-xs font-normal text-quiet">{t('address.blocked')}</span>
      </span>
    );
  if (choice.kind !== 'place') return t(`address.${choice.kind}`);
  const { name, detail, approximate } = choice.place;
  return (
    <TwoLines
      isFirst={isFirst}
      name={<Matched name={name} query={query} />}
      detail={approximate ? `${t('address.approximate')}, ${detail}` : detail}
    />
  );
}

interface TwoLinesProps {
  readonly isFirst: boolean;
  readonly name: ReactNode;
  readonly detail: string;
}

function TwoLines({ isFirst, name, detail }: TwoLinesProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={classes(
          'size-3 shrink-0 rounded-full border-[3px] border-current',
          isFirst && 'stays-filled bg-current',
        )}
      />
      <span className="grid min-w-0">
        <span>{name}</span>
        <span className="text-xs text-quiet">{detail}</span>
      </span>
    </>
  );
}

/** What was typed stands out, so that the eye goes to what differs. */
function Matched({ name, query }: { name: string; query: string }) {
  const typed = query.trim();
  if (!name.toLowerCase().startsWith(typed.toLowerCase())) return name;
  return (
    <>
      <b className="font-strong">{name.slice(0, typed.length)}</b>
      {name.slice(typed.length)}
    </>
  );
}

/** Shown in the list, and told to screen readers as it changes. */
export function useNoticeText(city: string): (notice: AddressNotice) => string {
  const { t } = useTranslation('search');
  return (notice) => {
    if (notice === 'hint') {
      return t('address.hint', { count: searchPolicy.autocompleteMinLength, city });
    }
    if (notice === 'out_of_reach') return t('reach.text', { city });
    return t(`address.${notice}`, { city });
  };
}
