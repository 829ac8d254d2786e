import { type ReactNode, useRef } from 'react';
import { PriceAnnouncer } from './price-announcer.tsx';
import { PriceBar } from './price-bar.tsx';
import { PricePanel, type PricePanelProps } from './price-panel.tsx';
import { useOwnHeight } from './use-own-height.ts';

interface PricedPageProps {
  readonly panel: Omit<PricePanelProps, 'bare'>;
  /** The way on, beside the price in the bar. */
  readonly barAction: ReactNode;
  readonly barHint?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page beside its price: a panel at the side from 928 px, narrower while there is little room, a
 * bar with a drawer below. The panel moves along with the page until its foot is seen, and stays.
 */
export function PricedPage({ panel, barAction, barHint, children }: PricedPageProps) {
  const side = useRef<HTMLDivElement>(null);
  useOwnHeight(side);
  return (
    <>
      <div className="page-width pb-16 wide:grid wide:grid-cols-[minmax(0,1fr)_336px] wide:gap-x-10 min-[1100px]:grid-cols-[minmax(0,1fr)_368px] min-[1100px]:gap-x-12">
        <div className="min-w-0">{children}</div>
        <div className="hidden pt-2 wide:block">
          <div
            ref={side}
            className="sticky top-[min(24px,calc(100dvh-24px-var(--own-height,0px)))]"
          >
            <PricePanel {...panel} />
          </div>
        </div>
      </div>
      <PriceBar state={panel.live.state} action={barAction} hint={barHint}>
        <PricePanel {...panel} bare />
      </PriceBar>
      <PriceAnnouncer state={panel.live.state} />
    </>
  );
}
