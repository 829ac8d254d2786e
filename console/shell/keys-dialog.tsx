import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { pages } from './pages.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All there are. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  const { t } = useTranslation('desk');
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
    </Dialog>
  );
}

function Key({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-t border-hair first:border-t-0">
      <dt>{does}</dt>
      <dd className="flex items-center gap-1.5 text-xs text-quiet">
        <kbd className="keycap">{keys[0]}</kbd>
        {keys[1] && (
          <>
            {t('keys.and')} <kbd className="keycap">{keys[1]}</kbd>
          </>
        )}
      </dd>
    </div>
  );
}
