import { useLocation, useNavigate } from 'react-router';
import type { AuthRequest } from './auth-request.ts';

/** Opens the sign-in dialog over the page. Nothing is loaded for it, and nothing of the page is lost. */
export function useAskToLogIn() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (auth: AuthRequest) =>
    void navigate(
      { pathname, search, hash },
      { state: { ...state, auth }, preventScrollReset: true, defaultShouldRevalidate: false },
    );
}
