import { useNavigate } from 'react-router';
import { askAddress } from '../../contract/ask-address.ts';
import { forgetDayHere } from '../drive/store/forget-day-here.ts';

/**
 * Ends this session; whoever could not be reached is asked again at the door. A browser that has no storage has no day of
 * Drive either.
 */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const { refusal } = await askAddress('/api/operate/auth/sign-out', {});
    if (!refusal) await forgetDayHere().catch(() => undefined);
    await navigate('/sign-in');
  };
}
