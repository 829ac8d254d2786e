import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { AuthEntry } from './auth-entry.ts';

/** Most visits never sign in: the dialog and its words come when somebody does. */
const loadAuthDialog = () => import('./auth-dialog.tsx');

type Loaded = Awaited<ReturnType<typeof loadAuthDialog>>;

interface DeferredAuthDialogProps extends Pick<AuthEntry, 'mode' | 'email' | 'reason'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What comes next; until it is done the dialog stays and waits. */
  readonly onSignedIn: () => Promise<void>;
}

/** Where the sign-in dialog appears, as soon as it has been fetched. */
export function DeferredAuthDialog({ isOpen, ...dialog }: DeferredAuthDialogProps) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isMissing = isOpen && loaded === null;
  const giveUp = useEffectEvent(() => {
    showToast({
      tone: 'error',
      title: t('error.title'),
      text: t('error.text'),
      durationMs: toastsMs.error,
    });
    dialog.onClose();
  });

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadAuthDialog().then(
      (module) => isCurrent && setLoaded(module),
      () => isCurrent && giveUp(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  useFocusBack(isOpen);

  // Another address, another form: going back and forth works while the dialog is open, too.
  return isOpen && loaded && <loaded.AuthDialog key={dialog.mode} {...dialog} />;
}

/**
 * Taken away at once, the dialog may give the focus back before the page can take it. Waiting for
 * its way out is no help: one that is closed while it still comes in never ends.
 */
function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // Before the dialog takes the focus, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (isOpen || document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
}
