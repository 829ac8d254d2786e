import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HandoverAct } from '../../../../domain/handovers/event.ts';
import { drive } from '../../../../i18n/en/drive.ts';
import { addWords } from '../../../../i18n/words.ts';
import { firstState, handoverOf } from '../../drive-state.ts';
import { DriveContext } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { BackAtTheDoor } from './back-at-the-door.tsx';

addWords('drive', drive);

const agreedAt = Temporal.Instant.from('2027-03-24T12:00:00Z');
const job = { bookingId: 'one', kind: 'collect', timeZone: 'UTC', at: agreedAt.toString() };

/** A driver who arrives and has the car so many minutes after the agreed time, by a phone that may be fast. */
function shown({ arrived, met, fast = 0 }: { arrived: number; met: number; fast?: number }) {
  const act = (number: number, minutes: number, what: HandoverAct) => ({
    id: String(number),
    number,
    at: agreedAt.add({ minutes: minutes + fast }).toString(),
    act: what,
  });
  const events = [
    act(1, arrived, { kind: 'arrived' }),
    act(2, met, { kind: 'identity-checked', isSamePerson: true, words: '' }),
  ];
  const outboxes = [{ key: 'one collect', events }];
  const state = { ...firstState, outboxes, clockOffSeconds: fast * 60 };
  const value = { read: () => state, subscribe: () => () => undefined };
  const handover = handoverOf(state as unknown as typeof firstState, {
    bookingId: 'one',
    kind: 'collect',
  });
  return renderToStaticMarkup(
    <DriveContext value={value as unknown as ComponentProps<typeof DriveContext>['value']}>
      <BackAtTheDoor {...({ job, handover } as unknown as JobProps)} />
    </DriveContext>,
  );
}

test('a driver who was late themselves makes nobody late', () => {
  expect(shown({ arrived: 40, met: 40 })).toContain('On time');
  expect(shown({ arrived: 40, met: 45 })).toContain('5 minutes after 12:40');
});

test('a renter is late from the agreed time on, whatever the phone’s clock shows', () => {
  expect(shown({ arrived: -5, met: 20, fast: 30 })).toContain('20 minutes after 12:00');
  expect(shown({ arrived: -5, met: 20, fast: 30 })).toContain('12:20');
  expect(shown({ arrived: -5, met: 0, fast: 30 })).toContain('On time');
});
