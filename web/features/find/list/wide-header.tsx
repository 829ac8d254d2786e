import { Logo } from '../../../../ui/mark.tsx';
import { PageAccount } from '../../site/shell/page-account.tsx';
import type { ListedCity, ListedTrip } from '../data/list-data.ts';
import { TripBar } from '../trip/trip-bar.tsx';

interface WideHeaderProps {
  readonly city: ListedCity;
  readonly trip: ListedTrip;
  readonly onSearch: () => void;
}

/** From 928 px the list has a header of its own: the trip stands where other pages have links. */
export function WideHeader(props: WideHeaderProps) {
  return (
    <header className="sticky top-0 z-30 hidden h-20 items-center gap-6 border-b border-hair bg-paper px-gutter wide:flex">
      {/* The mark alone: the room is the trip's. */}
      <div className="[&_span]:sr-only">
        <Logo />
      </div>
      <TripBar {...props} />
      <PageAccount />
    </header>
  );
}
