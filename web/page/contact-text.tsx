import type { ReactNode } from 'react';
import { telHref } from './tel-href.ts';

export interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** A text of ours in which the e-mail address and the phone number can be followed. */
export function ContactText({ text, contact }: { text: string; contact: Contact }) {
  const { email, phone } = contact;
  return linked(text, [
    { name: email, href: `mailto:${email}` },
    { name: phone, href: telHref(phone) },
  ]);
}

interface Way {
  readonly name: string;
  readonly href: string;
}

function linked(text: string, [way, ...others]: readonly Way[]): ReactNode {
  if (!way) return text;
  const [first = '', ...rest] = text.split(way.name);
  const link = (
    <a href={way.href} className="underline underline-offset-4">
      {way.name}
    </a>
  );
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        {link}
        {linked(part, others)}
      </>
    ),
    linked(first, others),
  );
}
