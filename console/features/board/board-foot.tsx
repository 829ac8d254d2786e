import { useTranslation } from 'react-i18next';

const shown = ['booked', 'out', 'returned', 'needs-deposit', 'hold', 'block'] as const;
const hints = [
  { keys: ['J', 'K'], does: 'car' },
  { keys: ['←', '→'], does: 'booking' },
  { keys: ['↵'], does: 'open' },
  { keys: ['M'], does: 'move' },
  { keys: ['Z'], does: 'hours' },
  { keys: ['?'], does: 'all' },
] as const;

/** What the bars mean, and the keys that are used most. */
export function BoardFoot() {
  const { t } = useTranslation('board');
  return (
    <footer className="relative z-25 flex h-10 items-center gap-6 border-t border-hair bg-paper px-6 text-2xs leading-none whitespace-nowrap text-quiet max-desk:px-4">
      <ul aria-label={t('legend')} className="flex items-center gap-4">
        {shown.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <span aria-hidden="true" className="bar legend-bar" data-state={state}>
              <span className="bar-in" />
            </span>
            {t(`states.${state}`)}
          </li>
        ))}
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-full bg-route-live" />
          {t('states.late')}
        </li>
      </ul>
      <p
        aria-hidden="true"
        className="ml-auto flex items-center gap-4 whitespace-nowrap max-desk:hidden"
      >
        {hints.map(({ keys, does }) => (
          <span key={does} className="flex items-center gap-1 max-vast:nth-5:hidden">
            {keys.map((key) => (
              <kbd key={key} className="keycap">
                {key}
              </kbd>
            ))}
            {t(`keys.${does}`)}
          </span>
        ))}
      </p>
      <button
        type="button"
        onClick={() => print()}
        className="text-link leading-4 max-desk:ml-auto"
      >
        {t('print')}
      </button>
    </footer>
  );
}
