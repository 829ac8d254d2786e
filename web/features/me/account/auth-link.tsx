import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { ButtonStyle } from '../../../../ui/button-style.ts';
import { paths } from '../../../page/paths.ts';
import { reasonFor } from './auth-entry.ts';
import { useAskToLogIn } from './use-ask-to-log-in.ts';

interface AuthLinkProps extends ButtonStyle {
  readonly mode: 'login' | 'register';
  /** Where the visitor continues, if not on the page they are on. */
  readonly origin?: string;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Opens the dialog over the page; in a new tab, or before our scripts have arrived, over the home page. */
export function AuthLink({ mode, origin, onFollow, children, ...style }: AuthLinkProps) {
  const { pathname, search } = useLocation();
  const ask = useAskToLogIn();
  const wayBack = origin ?? pathname + search;
  const address = mode === 'login' ? paths.logIn : paths.signUp;
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    onFollow?.();
    ask({ mode, reason: origin ? reasonFor(origin) : null, origin: origin ?? null });
  };
  return (
    <ButtonLink
      {...style}
      to={wayBack === paths.home ? address : `${address}&origin=${encodeURIComponent(wayBack)}`}
      onClick={follow}
    >
      {children}
    </ButtonLink>
  );
}
