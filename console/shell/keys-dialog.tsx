import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { useCity } from './desk-data.ts';
import { pages, pathOf } from './pages.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Those that a page adds to the desk's, each with the other of its pair. */
const boardKeys = [
  { does: 'car', keys: ['J', 'K'] },
  { does: 'bar', keys: ['←', '→'] },
  { does: 'open', keys: ['↵'] },
  { does: 'peek', keys: ['Space'] },
  { does: 'move', keys: ['M'] },
  { does: 'undo', keys: ['Ctrl', 'Z'] },
  { does: 'hours', keys: ['Z'] },
  { does: 'zoom', keys: ['+', '−'] },
  { does: 'day', keys: ['[', ']'] },
  { does: 'today', keys: ['T'] },
  { does: 'compact', keys: ['C'] },
  { does: 'find', keys: ['F'] },
  { does: 'book', keys: ['N'] },
  { does: 'block', keys: ['B'] },
] as const;

/** All there are. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { t } = useTranslation('desk');
  const { pathname } = useLocation();
  const isOnBoard = pathname === pathOf('board', useCity()?.id ?? '');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
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
      {isOnBoard && (
        <>
          <h3 className="mt-6 mb-2 text-base">{t('keys.board.title')}</h3>
          <dl className="grid">
            {boardKeys.map(({ does, keys }) => (
              <Key key={does} keys={keys} between={t('keys.or')} does={t(`keys.board.${does}`)} />
            ))}
          </dl>
        </>
      )}
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
