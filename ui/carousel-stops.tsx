import { classes } from './classes.ts';

interface CarouselStopsProps {
  readonly slides: readonly { readonly id: string; readonly label: string }[];
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The slides as stops on a line; what has been passed is red. */
export function CarouselStops({ slides, current, onShow }: CarouselStopsProps) {
  return (
    <ol className="mt-4 flex">
      {slides.map((slide, index) => (
        <li key={slide.id} className="relative min-w-0 flex-1">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-[13px] -left-1/2 h-0.5 w-full transition',
                index <= current ? 'bg-route-live' : 'bg-stone-300',
              )}
            />
          )}
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
            className="relative z-10 grid min-h-target w-full justify-items-center gap-1 text-xs text-quiet aria-[current]:font-strong aria-[current]:text-ink"
          >
            <span className="grid size-7 place-items-center">
              <span
                aria-hidden="true"
                className={classes(
                  'rounded-full',
                  index === current
                    ? 'size-3.5 bg-route-live'
                    : 'size-2.5 border-[2.5px] border-stone-400 bg-paper',
                )}
              />
            </span>
            <span className="max-w-full truncate px-1">{slide.label}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
