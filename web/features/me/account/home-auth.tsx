import { useNavigate } from 'react-router';
import type { AuthEntry } from './auth-entry.ts';
import { DeferredAuthDialog } from './deferred-auth-dialog.tsx';

/** The dialog that the address of the home page asks for. Either way out leaves that address. */
export function HomeAuth({ entry }: { entry: AuthEntry | null }) {
  const navigate = useNavigate();
  return (
    <DeferredAuthDialog
      isOpen={entry !== null}
      mode={entry?.mode ?? 'login'}
      email={entry?.email ?? null}
      reason={entry?.reason ?? null}
      onClose={() => navigate('/', { replace: true, preventScrollReset: true })}
      onSignedIn={async () => navigate(entry?.origin ?? '/', { replace: true })}
    />
  );
}
