import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { Fragment, createElement as h, type ReactElement } from 'react';
import { serverWords } from '../../i18n/server-words.ts';
import { styles } from './email-style.ts';
import type { Email, EmailTrip } from './messages/email.ts';

const t = serverWords.getFixedT('en', 'emails');

/** The message as a page: tables and inline styles, no pictures, so that every program shows it. */
export function emailPage({ preview, heading, greeting, ...email }: Email): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    // The colours are chosen for light paper; a program that turns them round spoils them.
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.page },
        h(Text, { style: styles.brand }, h('span', { style: styles.pin }, '●'), ` ${t('brand')}`),
        h(
          Section,
          { style: styles.card },
          h(Heading, { as: 'h1', style: styles.heading }, heading),
          ...[greeting, ...email.paragraphs].map((text) =>
            h(Text, { key: text, style: styles.text }, text),
          ),
          email.trip && tripTable(email.trip),
          email.action &&
            h(Button, { href: email.action.url, style: styles.button }, email.action.label),
          ...email.notes.map((text) => h(Text, { key: text, style: styles.note }, text)),
        ),
        h(Text, { style: styles.foot }, t('footer')),
      ),
    ),
  );
}

function tripTable(trip: EmailTrip): ReactElement {
  return h(
    Section,
    { style: styles.trip },
    h(Text, { style: styles.car }, trip.car),
    stop(t('trip.delivery'), trip.deliveryAt, trip.deliveryAddress),
    stop(t('trip.return'), trip.returnAt, trip.returnAddress, { isLast: true }),
    h(
      Row,
      null,
      h(
        Column,
        { style: styles.figures },
        figure(t('trip.total'), h(Text, { style: styles.total }, trip.total)),
        trip.credit &&
          h(Text, { style: styles.label }, t('trip.withCredit', { amount: trip.credit })),
      ),
      h(
        Column,
        { style: styles.figures, align: 'right' },
        figure(t('trip.booking'), h(Text, { style: styles.value }, trip.reference)),
      ),
    ),
  );
}

/** A pin, and below it the line to the next one: a cell is as high as the words beside it. */
function stop(label: string, at: string, address: string, { isLast = false } = {}): ReactElement {
  return h(
    Fragment,
    null,
    h(
      Row,
      null,
      h(Column, { style: styles.pinColumn }, isLast ? '○' : '●'),
      h(Column, null, h(Text, { style: styles.label }, label)),
    ),
    h(
      Row,
      null,
      h(Column, { style: styles.beforeLine }),
      h(Column, { style: isLast ? styles.noLine : styles.line }),
      h(Column, { style: styles.afterLine }),
      h(
        Column,
        { style: styles.stop },
        h(Text, { style: styles.value }, h('strong', null, at)),
        h(Text, { style: styles.value }, address),
      ),
    ),
  );
}

const figure = (label: string, value: ReactElement) =>
  h(Fragment, null, h(Text, { style: styles.label }, label), value);
