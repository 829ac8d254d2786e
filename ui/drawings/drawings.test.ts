import { describe, expect, it } from 'vitest';
import { buildOf, carDesignNames, luggageCounts, seatCounts } from '../../contract/car-designs.ts';
import { carPictureFile, carViews, cutOutUrl, type PicturedCar } from '../../contract/pictures.ts';
import { allPictures } from './all-pictures.ts';
import { drawCar } from './cars/draw-car.ts';
import { bannerRoute, DRAWN_CITIES, drawCity } from './cities/draw-city.ts';

const pictureOf = (car: PicturedCar) => `cars/${carPictureFile(car)}`;

/** What is wrong with a picture as XML: nothing, for a good one. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g)) {
    const between = svg.slice(end, tag.index);
    if (between !== '' && open.at(-1) !== 'style')
      faults.push(`text or broken tag before ${tag[0]}`);
    end = tag.index + tag[0].length;
    const [, closing, name = '', values = '', empty] = tag;
    const names = [...values.matchAll(/\s([\w:-]+)=/g)].map((value) => value[1]);
    if (new Set(names).size !== names.length) faults.push(`attribute twice in ${tag[0]}`);
    if (closing) {
      if (open.pop() !== name) faults.push(`unexpected ${tag[0]}`);
    } else if (!empty) open.push(name);
  }
  if (end !== svg.length) faults.push(`broken after ${svg.slice(end, end + 40)}`);
  if (open.length > 0) faults.push(`left open: ${open.join(', ')}`);
  return faults;
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1] ?? '');
}

const pictures = [...allPictures()];

describe('every picture the product serves', () => {
  it('is well-formed', () => {
    const broken = pictures.filter(({ svg }) => faultsOf(svg).length > 0);
    expect(broken.map(({ name, svg }) => [name, faultsOf(svg)])).toEqual([]);
  });

  it('contains only numbers that are numbers, with one decimal where they place something', () => {
    const wrong = pictures.filter(
      ({ svg }) =>
        /NaN|undefined|Infinity|null/.test(svg) ||
        /\s(?:d|x|y|cx|cy|r|rx|width|height)="[^"]*\.\d\d/.test(svg),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('uses each id once, and only ids it defines', () => {
    for (const { name, svg } of pictures) {
      const ids = idsOf(svg);
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(
        referencesOf(svg).filter((id) => !ids.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  it('has a name of its own and differs from every other', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });

  it('is without its studio beside each side of a car', () => {
    const names = pictures.map(({ name }) => `/pictures/${name}`);
    const sides = names.filter((name) => /cars\/.*-side\.svg$/.test(name));
    expect(sides.length).toBeGreaterThan(carDesignNames.length);
    const cutOuts = sides.map((url) => cutOutUrl({ url, drawn: true, view: 'side' }));
    expect(cutOuts.filter((url) => !names.includes(url ?? ''))).toEqual([]);
    expect(new Set(cutOuts).size).toBe(sides.length);
    expect(cutOutUrl({ url: '/photo-side.svg', drawn: false, view: 'side' })).toBeNull();
  });

  it('has a dark form, unless it is the same by day and night or there is one of it after sunset', () => {
    const light = pictures.filter(({ svg }) => !svg.includes('prefers-color-scheme:dark'));
    const names = new Set(pictures.map(({ name }) => name));
    const atDusk = (name: string) => names.has(name.replace('.svg', '-dusk.svg'));
    const ownGround = /^(cars\/.*-cut-out|favicon|mark)\.svg$/;
    expect(
      light.map(({ name }) => name).filter((name) => !ownGround.test(name) && !atDusk(name)),
    ).toEqual([]);
  });

  it('is the same each time it is drawn', () => {
    expect([...allPictures()]).toEqual(pictures);
  });

  it('stays small: 9.2 KB for a car, 35 KB for a city, 56 KB for its whole street, 3 KB for a line drawing', () => {
    const budget = (name: string): number => {
      if (name.startsWith('cars/')) return 9_200;
      if (name.includes('-wide')) return 56_000;
      return name.startsWith('cities/') ? 35_000 : 3_000;
    };
    const heavy = pictures.filter(({ name, svg }) => svg.length > budget(name));
    expect(heavy.map(({ name, svg }) => `${name} ${svg.length}`)).toEqual([]);
  });
});

describe('cars', () => {
  it('have one size in every view, so that a carousel does not jump', () => {
    for (const view of carViews) {
      expect(drawCar({ design: 'volkswagen-golf', paint: 'slate', view })).toMatch(
        /^<svg [^>]*viewBox="0 0 640 360" width="640" height="360">/,
      );
    }
  });

  it('share no ids, so that several can stand on one page', () => {
    const cars = pictures.filter(({ name }) => name.startsWith('cars/'));
    const ids = cars.flatMap(({ svg }) => idsOf(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('show the seats they have', () => {
    for (const seats of [6, 7]) {
      const svg = drawCar({ design: 'mercedes-v-class', paint: 'ink', view: 'interior', seats });
      expect(svg.match(/<use href="#[^"]+s" transform="translate/g)).toHaveLength(seats);
    }
  });

  it('have a roof inside, unless they are convertibles', () => {
    for (const design of carDesignNames) {
      const { body, paints } = buildOf(design);
      const svg = drawCar({ design, paint: paints[0], view: 'interior' });
      expect(/fill="url\(#[^"]+r\)"/.test(svg), design).toBe(body !== 'cabrio');
    }
  });

  it('differ inside from body to body, with as many seats and the same paint', () => {
    // No estate: seen from behind the seats, it is a saloon.
    const small = ['kia-picanto', 'volkswagen-golf', 'toyota-camry'] as const;
    const designs = [...small, 'honda-cr-v', 'ford-tourneo'] as const;
    const insides = designs.map((design) => {
      const svg = drawCar({ design, paint: 'slate', view: 'interior', seats: 5 });
      // Without its ids, which name the body: the drawing itself must differ.
      return svg.replaceAll(/i\d_/g, '');
    });
    expect(new Set(insides).size).toBe(designs.length);
  });

  it('have a picture file for every seat and luggage count a catalogue may name', () => {
    const names = new Set(pictures.map(({ name }) => name));
    for (const design of carDesignNames) {
      for (const paint of buildOf(design).paints) {
        for (const view of carViews) {
          expect(names).toContain(pictureOf({ design, paint, view }));
        }
        for (const seats of [...seatCounts, 3, 9]) {
          expect(names).toContain(pictureOf({ design, paint, view: 'interior', seats }));
        }
        for (const luggages of [...luggageCounts, 0, 8]) {
          expect(names).toContain(pictureOf({ design, paint, view: 'boot', luggages }));
        }
      }
    }
  });

  it('turn round with the light still on the left', () => {
    const car = { design: 'smart-fortwo', paint: 'signal', view: 'side' } as const;
    expect(drawCar({ ...car, heading: 'left' })).toBe(drawCar(car));
    expect(drawCar({ ...car, heading: 'right' })).toContain('scale(-');
    expect(drawCar({ ...car, heading: 'right' })).toContain('x1="1" y1="0" x2="0"');
  });

  it('leave the studio out when they stand in a banner', () => {
    const car = { design: 'smart-fortwo', paint: 'signal', view: 'side' } as const;
    expect(drawCar(car)).toContain('#f1ebe0');
    expect(drawCar({ ...car, background: 'none' })).not.toContain('#f1ebe0');
  });
});

describe('cities', () => {
  it('take the width they are asked for and keep their shape', () => {
    expect(drawCity('paris', { kind: 'banner' })).toContain('width="1440" height="600"');
    expect(drawCity('paris', { kind: 'card' })).toContain('width="600" height="520"');
    expect(drawCity('paris', { kind: 'card', width: 300 })).toContain('width="300" height="260"');
  });

  it('fill 2,880 pixels of street without a mirror', () => {
    for (const city of DRAWN_CITIES) {
      const svg = drawCity(city, { kind: 'wide' });
      expect(svg).toContain('viewBox="-720 0 2880 600"');
      const doors = [...svg.matchAll(/<use href="#[^"]+-d" x="(-?[\d.]+)"/g)].map(([, x]) =>
        Number(x),
      );
      const gaps = doors.sort((a, b) => a - b).map((x, index) => x - (doors[index - 1] ?? -720));
      expect(Math.max(...gaps, 2160 - Math.max(...doors)), city).toBeLessThan(560);
    }
  });

  it('light their windows and lamps after sunset, and only then', () => {
    for (const city of DRAWN_CITIES) {
      expect(drawCity(city, { kind: 'banner', light: 'dusk' })).toContain('feColorMatrix');
      expect(drawCity(city, { kind: 'banner' })).not.toContain('feColorMatrix');
    }
  });

  it('join two doors of the banner by a line along the road [A-HOME-001]', () => {
    for (const city of DRAWN_CITIES) {
      const { path, from, to } = bannerRoute(city);
      expect(path.startsWith(`M${from[0]} ${from[1]}V`)).toBe(true);
      expect(path.endsWith(`V${to[1]}`)).toBe(true);
      expect(to[1]).toBe(from[1]);
      expect(to[0] - from[0]).toBeGreaterThan(800);
    }
  });
});
