import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { HeldMove } from './use-held-move.ts';

/** What will be sent in a moment, and the way back. */
export function UndoStrip({ held }: { readonly held: HeldMove }) {
  const { t } = useTranslation('board');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || !held.deed) return;
    event.preventDefault();
    held.undo();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div role="status" className="print:hidden">
      {held.deed && (
        <div className="fixed bottom-14 left-1/2 z-30 flex w-[min(560px,100%-32px)] -translate-x-1/2 items-center gap-4 rounded-card bg-night py-3 pr-3 pl-5 text-sm text-inverse-quiet shadow-float">
          <p className="flex-1">
            <strong className="block font-strong text-on-night">{held.deed.says.title}</strong>
            {t('undo.text')}
          </p>
          <Button variant="paper" onClick={held.undo}>
            {t('undo.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
