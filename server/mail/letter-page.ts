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
import { look } from './letter-look.ts';
import type { Letter, LetterTrip } from './messages/letter.ts';

/** The message as a page: tables and inline styles, no pictures, so that every program shows it. */
export function letterPage({ preview, heading, greeting, ...letter }: Letter): ReactElement {
  return h(
    Html,
    { lang: 'en' },
    // The colours are chosen for light paper; a program that turns them round spoils them.
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, null, preview),
    h(
      Body,
      { style: look.body },
      h(
        Container,
        { style: look.page },
        h(Text, { style: look.brand }, h('span', { style: look.pin }, '●'), ' Handover'),
        h(
          Section,
          { style: look.card },
          h(Heading, { as: 'h1', style: look.heading }, heading),
          ...[greeting, ...letter.paragraphs].map((text) =>
            h(Text, { key: text, style: look.text }, text),
          ),
          letter.trip && tripTable(letter.trip),
          letter.action &&
            h(Button, { href: letter.action.url, style: look.button }, letter.action.label),
          ...letter.notes.map((text) => h(Text, { key: text, style: look.note }, text)),
        ),
        h(Text, { style: look.foot }, 'Handover. From your door to your door.'),
      ),
    ),
  );
}

function tripTable(trip: LetterTrip): ReactElement {
  return h(
    Section,
    { style: look.trip },
    h(Text, { style: look.car }, trip.car),
    stop('Delivery', trip.deliveryAt, trip.deliveryAddress),
    stop('Return', trip.returnAt, trip.returnAddress, { isLast: true }),
    h(
      Row,
      null,
      h(
        Column,
        { style: look.figures },
        figure('Total', h(Text, { style: look.total }, trip.total)),
      ),
      h(
        Column,
        { style: look.figures, align: 'right' },
        figure('Booking', h(Text, { style: look.value }, trip.reference)),
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
      h(Column, { style: look.pinColumn }, isLast ? '○' : '●'),
      h(Column, null, h(Text, { style: look.label }, label)),
    ),
    h(
      Row,
      null,
      h(Column, { style: look.beforeLine }),
      h(Column, { style: isLast ? look.noLine : look.line }),
      h(Column, { style: look.afterLine }),
      h(
        Column,
        { style: look.stop },
        h(Text, { style: look.value }, h('strong', null, at)),
        h(Text, { style: look.value }, address),
      ),
    ),
  );
}

const figure = (label: string, value: ReactElement) =>
  h(Fragment, null, h(Text, { style: look.label }, label), value);
