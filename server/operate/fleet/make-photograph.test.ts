import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type MadePhotograph, makePhotograph } from './make-photograph.ts';

/** Red on the left, blue on the right. */
function picture(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3, background: '#0000ff' } as const;
  const blue = { create: half };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

async function made(bytes: Uint8Array, crop?: { left: number; top: number; width: number }) {
  const photograph = await makePhotograph(bytes, crop);
  if (typeof photograph === 'string') throw new Error(photograph);
  return photograph;
}

function fileOf({ files }: MadePhotograph, ending: string): Uint8Array {
  const file = files.find(({ name }) => name.endsWith(ending));
  if (!file) throw new Error(`no ${ending}`);
  return file.bytes;
}

/** The colour at a place, by shares of width and height. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (red > 180 && green < 90 && blue < 90) return 'red';
  return blue > 120 && red < 110 ? 'blue' : `${red} ${green} ${blue}`;
}

describe('a photograph', () => {
  it('is stored in three widths and two formats, under a name made of its content', async () => {
    const photograph = await made(await picture(1_700, 1_500).jpeg().toBuffer());
    for (const width of [480, 960, 1600]) {
      for (const format of ['avif', 'webp']) {
        const { width: own, height } = await sharp(
          fileOf(photograph, `-${width}.${format}`),
        ).metadata();
        expect([own, height]).toEqual([width, (width * 9) / 16]);
      }
    }
    const small = await picture(480, 270).jpeg().toBuffer();
    const { name } = await made(small);
    expect(name).toMatch(/^[0-9a-f]{40}$/);
    expect(name).not.toBe(photograph.name);
    expect((await made(small)).name).toBe(name);
  });

  // The note says how to turn it back: 6 is a quarter to the right, 8 one to the left.
  it.each([
    [3, 180],
    [6, -90],
    [8, 90],
  ])('is upright, however the camera was held: noted as %i', async (orientation, degrees) => {
    const upright = await picture(480, 270).png().toBuffer();
    const lying = await sharp(upright).rotate(degrees).png().toBuffer();
    const turned = await sharp(lying).withMetadata({ orientation }).jpeg().toBuffer();
    const shown = fileOf(await made(turned), '-960.webp');
    expect(await colourAt(shown, 0.1, 0.5)).toBe('red');
    expect(await colourAt(shown, 0.9, 0.5)).toBe('blue');
  });

  it('has the colours of screens where it was made for print', async () => {
    const cmyk = await picture(640, 360).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const shown = fileOf(await made(cmyk), '-960.webp');
    expect((await sharp(shown).metadata()).space).toBe('srgb');
    expect(await colourAt(shown, 0.1, 0.5)).toBe('red');
    expect(await colourAt(shown, 0.9, 0.5)).toBe('blue');
  });

  it('has nothing left but its pixels', async () => {
    const exif = { IFD0: { Artist: 'Somebody Real' }, IFD3: { GPSLatitudeRef: 'N' } };
    const bytes = await picture(640, 360).withExif(exif).withIccProfile('p3').jpeg().toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    expect(polyglot.includes('Somebody Real')).toBe(true);
    const { files } = await made(polyglot);
    for (const { bytes: file, name } of files) {
      const { exif: left, icc, xmp, iptc } = await sharp(file).metadata();
      expect({ name, left, icc, xmp, iptc }).toEqual({ name });
      for (const text of ['Somebody', '<script', 'PK\u0003\u0004']) {
        expect(Buffer.from(file).includes(text)).toBe(false);
      }
    }
  });

  it('is cut where it was asked to be, and never outside', async () => {
    const bytes = await picture(1_280, 720).png().toBuffer();
    const left = fileOf(await made(bytes, { left: 0, top: 0.2, width: 0.4 }), '-480.webp');
    expect(await colourAt(left, 0.95, 0.5)).toBe('red');
    const right = fileOf(await made(bytes, { left: 0.95, top: 0.95, width: 0.4 }), '-480.webp');
    expect(await colourAt(right, 0.05, 0.5)).toBe('blue');
  });
});

describe('no photograph', () => {
  const bomb = () => {
    const blank = { width: 8_000, height: 8_000, channels: 3, background: '#ffffff' } as const;
    return sharp({ create: blank }).jpeg({ quality: 1 }).toBuffer();
  };
  const claimedPng = async () => {
    const bytes = await sharp({
      create: { width: 1, height: 1, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    // Width and height stand at the beginning of the first chunk, its checksum behind it.
    bytes.writeUInt32BE(65_535, 16);
    bytes.writeUInt32BE(65_535, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  const cases: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['a bomb of 64 million pixels in half a megabyte', bomb],
    ['a bomb of four thousand million pixels in a hundred bytes', claimedPng],
    ['a text', () => Buffer.from('not a picture at all')],
    ['nothing', () => new Uint8Array()],
    [
      'a page that begins like a picture',
      () => Buffer.from('\xff\xd8\xff\xe0<html><script>', 'latin1'),
    ],
    [
      'a drawing that could carry scripts',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect/></svg>',
        ),
    ],
    ['an animation', () => picture(900, 900).gif().toBuffer()],
  ];
  it.each(cases)('is %s', async (_, bytes) => {
    expect(await makePhotograph(await bytes())).toBe('photo_unreadable');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is a %s that lacks its end',
    async (format) => {
      const whole = await picture(800, 450).toFormat(format).toBuffer();
      expect(await makePhotograph(whole.subarray(0, whole.length / 2))).toBe('photo_unreadable');
    },
  );

  it('is one too small to be shown', async () => {
    expect(await makePhotograph(await picture(400, 300).jpeg().toBuffer())).toBe('photo_too_small');
  });
});
