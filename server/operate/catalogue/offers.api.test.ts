import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExtraList, InsuranceList } from '../../../contract/catalogue.ts';
import { newExtra, newProtection } from '../../testing/catalogue-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let rental: Rental;
let owner: StaffMember;
let manager: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
  owner = await app.operate('owner@handover.example');
  manager = await app.operate('fleet@handover.example');
});
afterAll(() => app.close());

const euros = (units: number) =>
  ({ amount: units * 10_000, currency: 'EUR', precision: 4 }) as const;
const lisbon = { query: { city: 'lisbon' } };
const offered = async () => (await rental.read('/api/extras?city=lisbon', ExtraList)).extras;
const covers = async () =>
  (await rental.read('/api/insurances?city=lisbon', InsuranceList)).insurances;

describe('an extra', () => {
  it('that is added is what renters see and pay for, with every car of the city', async () => {
    const { id, version } = await owner.api.addExtra({ body: { ...newExtra, hasFees: false } });
    expect(version).toBe(1);
    const shown = (await offered()).find((extra) => extra.id === id);
    expect(shown).toMatchObject({ label: 'Surf rack', hasFees: false });
    const carId = await rental.freeCar();
    const { lines } = await rental.quote(carId, undefined, { extras: [id] });
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'extra', ref: id, unitAmount: shown?.pricePerDay }),
    );
  });

  it('keeps its price where it is booked, and leaves the sale for everybody else', async () => {
    const { id } = await owner.api.addExtra({ body: newExtra });
    const carId = await rental.freeCar();
    const more = { extras: [id], checkout: { profile: 'personal' } };
    const quoted = await rental.quote(carId, undefined, more);
    const asked = await rental.request(quoted.id, await rental.ownCard());
    const { bookingId } = await rental.work(asked.id);
    const dearer = { version: 1, pricePerDay: euros(9), onSale: false };
    await owner.api.editExtra({ params: { id }, body: dearer });
    expect((await offered()).map((extra) => extra.id)).not.toContain(id);
    expect((await owner.api.listDeskExtras(lisbon)).extras).toContainEqual(
      expect.objectContaining({ id, onSale: false, pricePerDay: euros(9), version: 2 }),
    );
    const after = await rental.booking(bookingId ?? '');
    expect(after.lines.find(({ ref }) => ref === id)?.unitAmount).toEqual(euros(6));
  });

  it('is edited by one after the other: the second is told what the first changed', async () => {
    const { id } = await owner.api.addExtra({ body: newExtra });
    await owner.api.editExtra({ params: { id }, body: { version: 1, label: 'Roof rack' } });
    const refused = await refusalOf(
      owner.api.editExtra({ params: { id }, body: { version: 1, pricePerDay: euros(8) } }),
    );
    expect(refused).toMatchObject({ code: 'changed_meanwhile' });
    expect(refused.answer.changed).toEqual({ version: 2, label: 'Roof rack' });
  });

  it('stands where somebody puts it, unless another was added meanwhile', async () => {
    const { extras } = await owner.api.listDeskExtras(lisbon);
    const ids = extras.map(({ id }) => id).toReversed();
    await owner.api.orderExtras({ body: { cityId: 'lisbon', ids } });
    expect((await offered()).map(({ id }) => id)).toEqual(
      ids.filter((id) => extras.find((extra) => extra.id === id)?.onSale),
    );
    await owner.api.addExtra({ body: newExtra });
    expect(
      await refusalOf(owner.api.orderExtras({ body: { cityId: 'lisbon', ids } })),
    ).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('is refused in other money, in parts of a cent, and as a second one for drivers', async () => {
    const dollars = { ...euros(6), currency: 'USD' as const };
    const add = (more: object) => owner.api.addExtra({ body: { ...newExtra, ...more } });
    const codes = await Promise.all(
      [
        { pricePerDay: dollars },
        { pricePerDay: { ...euros(6), amount: 60_001 } },
        { perDriver: true },
        { label: ' ' },
      ].map(async (more) => (await refusalOf(add(more))).code),
    );
    expect(codes).toEqual([
      'other_currency',
      'invalid_input',
      'driver_extra_taken',
      'invalid_input',
    ]);
  });

  it('is for nobody to change who may only look', async () => {
    expect(await refusalOf(manager.api.addExtra({ body: newExtra }))).toMatchObject({
      code: 'not_permitted',
    });
  });
});

describe('protection', () => {
  it('that is added is offered at once, and gone from the offer when it is off sale', async () => {
    const { id } = await owner.api.addProtection({ body: newProtection });
    expect(await covers()).toContainEqual(
      expect.objectContaining({
        id,
        title: 'Surfboard cover',
        description: '<p>Covers the boards on the roof.</p>',
        pricePerDay: euros(3),
      }),
    );
    await owner.api.editProtection({ params: { id }, body: { version: 1, onSale: false } });
    expect((await covers()).map((one) => one.id)).not.toContain(id);
  });

  it('has options with prices of their own, and those that stay keep their id', async () => {
    const { protection } = await owner.api.listProtection(lisbon);
    const [main] = protection;
    if (!main) throw new Error('there is no main protection');
    const [first, second] = main.options;
    if (!first || !second) throw new Error('there are no options');
    const options = [
      { ...second, selected: true, pricePerDay: euros(15) },
      { ...first, selected: false },
      {
        title: 'Everything',
        details: 'All of it.',
        pricePerDay: euros(40),
        selected: false,
        includedCoverage: ['Tyres'],
        includes: protection.slice(1, 2).map(({ id }) => id),
      },
    ];
    const edit = (wanted: typeof options) =>
      owner.api.editProtection({
        params: { id: main.id },
        body: { version: main.version, options: wanted },
      });
    const [chosenFirst] = options;
    if (!chosenFirst) throw new Error('there is no option');
    for (const id of [second.id, 'new-york-protection-basic']) {
      const twice = [...options, { ...chosenFirst, id, selected: false }];
      expect((await refusalOf(edit(twice))).code, id).toBe('invalid_input');
    }
    const edited = await edit(options);
    expect(edited.options.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
    const shown = (await covers()).find(({ multipleOptions }) => multipleOptions);
    expect(shown?.options.map(({ title }) => title)).toEqual([
      second.title,
      first.title,
      'Everything',
    ]);
    expect(shown?.options[0]).toMatchObject({ selected: true, pricePerDay: euros(15) });
    const carId = await rental.freeCar();
    const chosen = [{ id: main.id, selectedOption: second.id }];
    const { lines } = await rental.quote(carId, undefined, { insurances: chosen });
    expect(lines.find(({ ref }) => ref === main.id)?.unitAmount).toEqual(euros(15));
  });

  it('is sold with one main one, one option chosen at first, and names what there is', async () => {
    const option = {
      title: 'One',
      details: 'One.',
      pricePerDay: euros(1),
      selected: true,
      includedCoverage: [],
      includes: [] as string[],
    };
    const add = (options: object[]) =>
      owner.api.addProtection({ body: { ...newProtection, options: options as never } });
    const refusals = await Promise.all(
      [
        [option],
        [{ ...option, selected: false }],
        [option, option],
        [{ ...option, includes: ['nothing'] }],
        [{ ...option, id: 'new-york-protection-basic' }],
      ].map(async (options) => (await refusalOf(add(options))).code),
    );
    expect(refusals).toEqual([
      'main_protection_taken',
      'invalid_input',
      'invalid_input',
      'invalid_input',
      'invalid_input',
    ]);
  });
});
