import { classes } from '../../../../ui/classes.ts';

/** The phone on its line: what is done here, and the ring it goes to, reached or not. */
export function LineArt({ isThere }: { isThere: boolean }) {
  const live = isThere ? 'stroke-route-done' : 'stroke-route-live';
  return (
    <svg
      viewBox="0 0 260 110"
      aria-hidden="true"
      className="mx-auto w-full max-w-65 fill-none stroke-ink stroke-[3.4] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M14 92h24M216 92h30" className="stroke-control stroke-2" />
      <path d="M30 92h56" className={live} />
      <path d="M126 92h76" className={isThere ? live : 'stroke-control [stroke-dasharray:2_11]'} />
      <circle
        cx="30"
        cy="92"
        r="9"
        className={classes('stroke-none', isThere ? 'fill-route-done' : 'fill-route-live')}
      />
      <circle cx="212" cy="92" r="9" className={classes('fill-paper stroke-5', live)} />
      <rect x="78" y="10" width="48" height="84" rx="9" className="fill-paper" />
      <path d="M89 44h28M89 57h20" />
    </svg>
  );
}
