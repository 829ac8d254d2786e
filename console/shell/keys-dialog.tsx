import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { pages } from './pages.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Those that a page adds to the desk's, each with the other of its pair, or with the one that is held. */
const boardKeys = [
  { does: 'car', keys: ['J', 'K'] },
  { does: 'bar', keys: ['←', '→'] },
  { does: 'open', keys: ['↵'] },
  { does: 'peek', keys: ['Space'] },
  { does: 'move', keys: ['M'] },
  { does: 'undo', keys: ['Ctrl', 'Z'], isHeld: true },
  { does: 'hours', keys: ['Z'] },
  { does: 'zoom', keys: ['+', '−'] },
  { does: 'day', keys: ['[', ']'] },
  { does: 'today', keys: ['T'] },
  { does: 'compact', keys: ['C'] },
  { does: 'find', keys: ['F'] },
  { does: 'book', keys: ['N'] },
  { does: 'block', keys: ['B'] },
] as const;
const fleetKeys = [
  { does: 'choose', keys: ['X'] },
  { does: 'range', keys: ['Shift', 'X'] },
] as const;

/** All there are. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { t } = useTranslation('desk');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and it is longer than a screen. */}
      <section tabIndex={0} aria-label={t('keys.title')}>
        <dl className="grid">
          <Key keys={['/']} does={t('keys.find')} />
          <Key keys={['?']} does={t('keys.help')} />
          {pages.map(({ id, letter }) => (
            <Key
              key={id}
              keys={['G', letter.toUpperCase()]}
              does={t('keys.go', { page: t(`pages.${id}`) })}
            />
          ))}
          <Key keys={['Esc']} does={t('keys.close')} />
        </dl>
        <h3 className="mt-6 mb-2 text-base">{t('keys.board.title')}</h3>
        <dl className="grid">
          {boardKeys.map((key) => (
            <Key
              key={key.does}
              keys={key.keys}
              between={t('isHeld' in key ? 'keys.with' : 'keys.or')}
              does={t(`keys.board.${key.does}`)}
            />
          ))}
        </dl>
        <h3 className="mt-6 mb-2 text-base">{t('keys.fleet.title')}</h3>
        <dl className="grid">
          {fleetKeys.map((key) => (
            <Key
              key={key.does}
              keys={key.keys}
              between={t('keys.with')}
              does={t(`keys.fleet.${key.does}`)}
            />
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

interface KeyProps {
  readonly keys: readonly string[];
  /** What stands between two of them. */
  readonly between?: string;
  readonly does: string;
}

function Key({ keys, between, does }: KeyProps) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-t border-hair first:border-t-0">
      <dt>{does}</dt>
      <dd className="flex items-center gap-1.5 text-xs text-quiet">
        <kbd className="keycap">{keys[0]}</kbd>
        {keys[1] && (
          <>
            {between ?? t('keys.and')} <kbd className="keycap">{keys[1]}</kbd>
          </>
        )}
      </dd>
    </div>
  );
}
