import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { authRequestIn } from './auth-request.ts';
import { DeferredAuthDialog } from './deferred-auth-dialog.tsx';

/** The dialog over the page one is on. Every way out of it but a given origin leads back to that page. */
export function PageAuth({ isSignedIn }: { isSignedIn: boolean }) {
  const { key, state } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const left = useRef<string | null>(null);
  const request = authRequestIn(state);
  // The page beneath is read anew on the way back; nobody waits for that with a closed dialog in view.
  const isLeaving = next !== undefined && authRequestIn(next.state) === null;

  const leave = () => {
    // A second press comes before the first has arrived, and would leave the page as well.
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
  return (
    <DeferredAuthDialog
      isOpen={request !== null && !isSignedIn && !isLeaving}
      mode={request?.mode ?? 'login'}
      email={null}
      reason={request?.reason ?? null}
      onClose={leave}
      onSignedIn={async () => {
        if (request?.origin) return navigate(request.origin, { replace: true });
        await revalidate();
        leave();
      }}
    />
  );
}
