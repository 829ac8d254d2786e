import type { Contact } from './contact.ts';
import { LinkedText } from './linked-text.tsx';
import { telHref } from './tel-href.ts';

/** A text of ours in which the e-mail address and the phone numbers can be followed. */
export function ContactText({ text, contact }: { text: string; contact: Contact }) {
  const { email, phones } = contact;
  return (
    <LinkedText
      text={text}
      links={[
        { name: email, href: `mailto:${email}` },
        ...phones.map(({ phone }) => ({ name: phone, href: telHref(phone) })),
      ]}
    />
  );
}
