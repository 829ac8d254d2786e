import { Refusal } from '../errors.ts';

/** The ones that attackers try first, of those long enough to be accepted otherwise. */
const commonest = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 121212 112233
   password password1 passw0rd qwerty qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t zxcvbnm asdfgh asdfghjkl
   iloveyou princess sunshine monkey dragon football baseball superman batman welcome welcome1 letmein
   abc123 admin123 login123 master shadow michael jordan23 charlie freedom whatever trustno1 starwars
   hello123 ashley daniel pokemon flower secret summer computer internet handover`.split(/\s+/),
);

export function refuseCommonPassword(field: string, password: string): void {
  if (!commonest.has(password.toLowerCase())) return;
  const message = 'This password is one of the first that anybody would try.';
  throw new Refusal('common_password', message, [{ field, reason: message }]);
}
