import { useNavigate } from 'react-router';
import { askAddress } from '../../contract/ask-address.ts';

/** Ends this session; whoever could not be reached is asked again at the door. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    await askAddress('/api/operate/auth/sign-out', {});
    await navigate('/sign-in');
  };
}
