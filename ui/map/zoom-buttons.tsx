import { Icon } from '../icon.tsx';

const style =
  'grid size-target place-items-center hover:bg-stone-100 focus-visible:-outline-offset-4 focus-visible:rounded-full';

interface ZoomButtonsProps {
  readonly labels: { readonly in: string; readonly out: string };
  readonly onZoom: (steps: number) => void;
}

export function ZoomButtons({ labels, onZoom }: ZoomButtonsProps) {
  return (
    <div className="absolute top-4 right-4 z-10 grid divide-y divide-hair overflow-hidden rounded-full border border-hair bg-card">
      <button type="button" aria-label={labels.in} onClick={() => onZoom(1)} className={style}>
        <Icon name="plus" className="size-5 stroke-2" />
      </button>
      <button type="button" aria-label={labels.out} onClick={() => onZoom(-1)} className={style}>
        <Icon name="minus" className="size-5 stroke-2" />
      </button>
    </div>
  );
}
