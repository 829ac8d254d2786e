import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';

export interface Benefit {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface BenefitCardsProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
}

/** Four good reasons: strung on the line where they all fit, else swiped one by one. */
export function BenefitCards({ title, benefits }: BenefitCardsProps) {
  const isWide = useMedia(`(width >= ${breakpointsPx.wide}px)`);
  return (
    <section aria-labelledby="benefits-title" className="page-width py-12 tablet:py-16">
      <h2 id="benefits-title" className="text-3xl tracking-display">
        {title}
      </h2>
      <ul
        // What is scrolled must be reached by the keyboard; where all fit there is nothing to reach.
        tabIndex={isWide ? undefined : 0}
        className="-mx-gutter mt-8 flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-2 -outline-offset-3 wide:mx-0 wide:mt-10 wide:grid wide:grid-cols-4 wide:gap-6 wide:overflow-visible wide:px-0 wide:pb-0"
      >
        {benefits.map((benefit, index) => (
          <li
            key={benefit.id}
            className="relative flex w-[78%] max-w-[300px] shrink-0 snap-start flex-col wide:w-auto wide:max-w-none wide:pt-9"
          >
            <LinePiece isFirst={index === 0} isLast={index === benefits.length - 1} />
            <div className="flex-1 rounded-card border border-hair bg-card p-6">
              {/* Not balanced: that would break a word at its hyphen. */}
              <h3 className="text-lg text-wrap">{benefit.title}</h3>
              <p className="mt-2 text-quiet">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinePiece({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-0 hidden h-3.5 wide:block">
      <span
        className={classes(
          'absolute top-1.5 left-2 h-0.5 bg-ink',
          // Over the gap to the next card; the last card's part ends with the ring.
          isLast ? 'right-2' : '-right-8',
        )}
      />
      <span
        className={classes(
          'absolute left-0 rounded-full border-ink',
          isFirst ? 'size-3.5 bg-signal-500' : 'top-0.5 size-2.5 border-[2.5px] bg-paper',
        )}
      />
      {isLast && (
        <span className="absolute right-0 size-3.5 rounded-full border-[3.5px] border-signal-500 bg-paper" />
      )}
    </span>
  );
}
