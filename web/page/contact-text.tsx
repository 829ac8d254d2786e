import { LinkedText } from './linked-text.tsx';
import { telHref } from './tel-href.ts';

export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** A text of ours in which the e-mail address and the phone number can be followed. */
export function ContactText({ text, contact }: { text: string; contact: Contact }) {
  const { email, phone } = contact;
  return (
    <LinkedText
      text={text}
      links={[
        { name: email, href: `mailto:${email}` },
        { name: phone, href: telHref(phone) },
      ]}
    />
  );
}
