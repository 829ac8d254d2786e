import type { AddedMark, SealedHandover, SealedPhotograph } from '../../contract/handovers.ts';
import { toCityTime } from '../../domain/city-time.ts';
import { distanceUnit, formatDistance } from '../../domain/distance-unit.ts';
import { formatDatedMoment, formatTime } from '../../domain/format-city-time.ts';
import type { Mark } from '../../domain/handovers/event.ts';
import { isClockWrong } from '../../domain/handovers/judge-seal.ts';
import { outlineOf } from '../../domain/handovers/outline.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { serverWordsIn } from '../../i18n/server-words.ts';
import type { Block, Picture } from '../paper/paper.ts';

interface About {
  readonly reference: string;
  readonly city: { readonly name: string; readonly timeZone: string; readonly countryCode: string };
  readonly place: string;
  readonly added: readonly AddedMark[];
  /** Small ones, by digest. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly verifyUrl: string;
}

const wordsOf = ({ city }: About) => serverWordsIn(city.countryCode).getFixedT('en', 'protocol');
type Words = ReturnType<typeof wordsOf>;

export const protocolTitle = ({ kind }: SealedHandover, about: About): string =>
  wordsOf(about)(`documentTitle.${kind}`, { reference: about.reference });

const PAIRS = [{ share: 0.34 }, { share: 0.66 }] as const;
const facts = (rows: readonly (readonly [string, string])[]): Block => ({
  kind: 'table',
  columns: PAIRS,
  rows: rows.map((cells) => ({ cells })),
});
/** The long ones beside each other. */
const onPaper = ['left', 'right', 'top', 'front', 'rear'] as const;
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

/** Everything that was sealed, in the order in which somebody at the car would check it. */
export function protocolSheet(handover: SealedHandover, about: About): readonly Block[] {
  const t = wordsOf(about);
  const { kind, car, seal } = handover;
  const at = (when: string) => timeIn(about, when);
  const { reference, city } = about;
  const minutesOff = Math.round(Math.abs(handover.clockOffSeconds) / 60);
  return [
    { kind: 'heading', level: 1, text: t(`title.${kind}`) },
    { kind: 'text', lines: [t('lead', { reference, city: city.name })], isQuiet: true },
    heading(t('facts.title')),
    facts([
      [
        t('facts.car'),
        car.plate ? t('facts.carWords', { name: car.name, plate: car.plate }) : car.name,
      ],
      [t('facts.place'), about.place],
      [t(`facts.by.${kind}`), handover.by],
      ...(handover.arrivedAt ? [[t('facts.arrived'), at(handover.arrivedAt)] as const] : []),
      [t('facts.sealed'), at(handover.sealedAt)],
      [t('facts.received'), at(handover.receivedAt)],
    ]),
    ...(isClockWrong(handover.clockOffSeconds)
      ? [{ kind: 'text', lines: [t('facts.clock', { count: minutesOff })] } as const]
      : []),
    ...readingBlocks(t, handover, about),
    ...markBlocks(t, [...handover.marks], about),
    heading(t('photographs')),
    { kind: 'pictures', perRow: 4, pictures: photographs(t, handover, about) },
    ...signatureBlocks(t, handover, about),
    heading(t('seal.title')),
    facts([
      [t('seal.code'), seal.code],
      [t('seal.digest'), inGroups(seal.digest)],
      [t('seal.link'), inGroups(seal.link)],
    ]),
    { kind: 'text', lines: [t('seal.what', { url: about.verifyUrl })], isQuiet: true },
  ];
}

/** With the year: it is read years later. */
const timeIn = ({ city }: About, when: string) =>
  formatDatedMoment(toCityTime(Temporal.Instant.from(when), city.timeZone));

/** As people compare them: eight at a time. */
const inGroups = (digest: string) => digest.replaceAll(/(.{8})(?=.)/g, '$1 ');

function readingBlocks(t: Words, { readings }: SealedHandover, { city }: About): Block[] {
  if (!readings) return [];
  const { odometerKm, fuelEighths, chargePercent, keys } = readings;
  const odometer = formatDistance(odometerKm, distanceUnit(city.countryCode));
  return [
    heading(t('readings.title')),
    facts([
      [t('readings.odometer'), odometer],
      ...(fuelEighths === null
        ? []
        : [[t('readings.fuel'), t('readings.fuelWords', { eighths: fuelEighths })] as const]),
      ...(chargePercent === null
        ? []
        : [[t('readings.charge'), t('readings.chargeWords', { percent: chargePercent })] as const]),
      [t('readings.keys'), String(keys)],
    ]),
  ];
}

function markBlocks(t: Words, marks: readonly Mark[], about: About): Block[] {
  const { added } = about;
  const all = [...marks, ...added];
  if (all.length === 0) {
    return [heading(t('marks.title')), { kind: 'text', lines: [t('marks.none')] }];
  }
  const columns = [{ share: 0.08 }, { share: 0.18 }, { share: 0.2 }, { share: 0.54 }];
  const row = (mark: Mark, index: number, more = '') => ({
    cells: [
      String(index + 1),
      t(`marks.kinds.${mark.kind}`),
      t(`marks.sides.${mark.side}`),
      [mark.words, more].filter(Boolean).join(' · '),
    ],
  });
  const words = (mark: AddedMark) =>
    [
      t('marks.added'),
      t('marks.addedAt', { at: timeIn(about, mark.addedAt), code: mark.code }),
    ].join(', ');
  return [
    heading(t('marks.title')),
    {
      kind: 'drawings',
      drawings: onPaper.map((side) => ({
        caption: t(`marks.sides.${side}`),
        outline: outlineOf(side),
        pins: all.flatMap((mark, index) =>
          mark.side === side ? [{ number: index + 1, across: mark.across, down: mark.down }] : [],
        ),
      })),
    },
    {
      kind: 'table',
      columns,
      head: [t('marks.number'), t('marks.what'), t('marks.where'), t('marks.words')],
      rows: [
        ...marks.map((mark, index) => row(mark, index)),
        ...added.map((mark, index) => row(mark, marks.length + index, words(mark))),
      ],
    },
  ];
}

/** The eight views in the order of the walk, then all others. */
function photographs(t: Words, handover: SealedHandover, about: About): Picture[] {
  const views = handoverViews.flatMap((view) =>
    handover.photographs.filter(({ subject, of }) => subject === 'view' && of === view),
  );
  const others = handover.photographs.filter(({ subject }) => subject !== 'view');
  return [...views, ...others].flatMap((photograph) => {
    const bytes = about.pictures.get(photograph.digest);
    const what = nameOf(t, handover, photograph);
    const caption = t('photographAt', { what, at: hourIn(about, photograph.at) });
    return bytes ? [{ bytes, caption }] : [];
  });
}

const hourIn = ({ city }: About, when: string) =>
  formatTime(toCityTime(Temporal.Instant.from(when), city.timeZone));

function nameOf(t: Words, { marks }: SealedHandover, { subject, of }: SealedPhotograph): string {
  if (subject === 'view') {
    const view = handoverViews.find((one) => one === of);
    return view ? t(`views.${view}`) : '';
  }
  const number = marks.findIndex(({ id }) => id === of) + 1;
  return subject === 'mark' ? t('subjects.mark', { number }) : t(`subjects.${subject}`);
}

function signatureBlocks(t: Words, { signature }: SealedHandover, about: About): Block[] {
  const title = heading(t('signature.title'));
  if (!signature) return [title, { kind: 'text', lines: [t('signature.missing')] }];
  if ('unsigned' in signature) {
    const lines = [t(`signature.unsigned.${signature.unsigned}`), signature.words];
    return [title, { kind: 'text', lines }];
  }
  const bytes = about.pictures.get(signature.digest);
  const caption = t('signature.by', {
    name: signature.name,
    at: timeIn(about, signature.at),
  });
  return bytes
    ? [title, { kind: 'pictures', perRow: 2, pictures: [{ bytes, caption }] }]
    : [title, { kind: 'text', lines: [caption] }];
}
