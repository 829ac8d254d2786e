import { shownPhone } from '../../accounts/shown-phone.ts';

/** As people of its country write it; null where there is none. */
export function phoneOf(user: {
  readonly phone_code: string | null;
  readonly phone_country: string | null;
  readonly phone_number: string | null;
}): string | null {
  const { phone_code: code, phone_country: country, phone_number: number } = user;
  return number ? shownPhone({ code: code ?? '', country: country ?? '', number }) : null;
}
