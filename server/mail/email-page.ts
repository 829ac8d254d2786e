// One by one: all of them together bring a syntax highlighter and take half a second to load.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import {
  type CSSProperties,
  Fragment,
  createElement as h,
  type ReactElement,
  type ReactNode,
} from 'react';
import { serverWords } from '../../i18n/server-words.ts';
import { styles } from './email-style.ts';
import { type Email, type EmailTrip, notesOf } from './messages/email.ts';

const t = serverWords.getFixedT('en', 'emails');

/**
 * The message as a page, for every mail program: tables, inline styles, room inside cells only. Outlook knows
 * no greatest width, so the page is a column of 560 between two that take the rest.
 */
export function emailPage(
  { subject, preview, heading, greeting, ...email }: Email,
  siteUrl: string,
): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    // The colours are chosen for light paper; a program that turns them round spoils them.
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('meta', { name: 'supported-color-schemes', content: 'light' }),
    ),
    h(Preview, null, preview),
    h(
      Body,
      { style: styles.body },
      h(
        Row,
        null,
        h(Column),
        h(
          Column,
          { width: 560 },
          brand(siteUrl),
          box(
            styles.card,
            h(Heading, { as: 'h1', style: styles.heading }, heading),
            ...[greeting, ...email.paragraphs].map((text) =>
              h(Text, { key: text, style: styles.text }, text),
            ),
            email.trip && tripTable(email.trip),
            email.action &&
              box(
                styles.action,
                h(Button, { href: email.action.url, style: styles.button }, email.action.label),
              ),
            ...notesOf(email).map((text) => h(Text, { key: text, style: styles.note }, text)),
          ),
          h(Text, { style: styles.foot }, t('footer')),
        ),
        h(Column),
      ),
    ),
  );
}

/** The name is words: it is there without pictures, and readable on dark ground. */
function brand(siteUrl: string): ReactElement {
  const logo = {
    src: `${siteUrl}/icon-192.png`,
    width: 40,
    height: 40,
    alt: '',
    style: styles.picture,
    fetchPriority: 'low', // or React would preload it by a link, which a message may not have
  } as const;
  return h(
    Row,
    null,
    h(Column, { width: 40, style: styles.logo }, h('img', logo)),
    h(Column, { style: styles.logo }, h(Text, { style: styles.brand }, t('brand'))),
  );
}

const box = (style: CSSProperties, ...content: readonly ReactNode[]): ReactElement =>
  h(Row, null, h(Column, { style }, ...content));

function tripTable(trip: EmailTrip): ReactElement {
  return box(
    styles.trip,
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
        ...(trip.reference
          ? [figure(t('trip.booking'), h(Text, { style: styles.value }, trip.reference))]
          : []),
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
