import sharp from 'sharp';

/** As much of a picture as tells what it is and how large. */
export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  bytes.set(Buffer.from('IHDR'), 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export function jpegHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const application = [0xff, 0xe0, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0];
  return new Uint8Array([0xff, 0xd8, ...application, ...frame, 0xff, 0xd9]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a9' } });

export const pngOf = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await plain(width, height).png().toBuffer());

/** With what a telephone writes into it. */
export const jpegOf = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await plain(width, height)
      .withExif({ IFD0: { Make: 'Telephone of somebody' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .jpeg()
      .toBuffer(),
  );
