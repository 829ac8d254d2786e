import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropBox, cropOf, leastPhotoWidth, middleFrame } from './photo-crop.ts';

describe('a part of a picture', () => {
  it('is the largest in the middle unless another is asked for', () => {
    expect(cropBox({ width: 1600, height: 1200 })).toEqual({
      left: 0,
      top: 150,
      width: 1600,
      height: 900,
    });
    expect(cropBox({ width: 3200, height: 900 })).toEqual({
      left: 800,
      top: 0,
      width: 1600,
      height: 900,
    });
  });

  it('framed in the middle is that largest one', () => {
    const size = { width: 1600, height: 1200 };
    expect(cropBox(size, cropOf(size, middleFrame))).toEqual(cropBox(size));
  });

  it('moves to the corners, and comes as close as can still be shown', () => {
    const size = { width: 1600, height: 1200 };
    expect(cropBox(size, cropOf(size, { zoom: 1, across: 1, down: 1 }))).toEqual({
      left: 1120,
      top: 930,
      width: leastPhotoWidth,
      height: 270,
    });
    expect(cropOf(size, { zoom: 1, across: 0, down: 0 })).toMatchObject({ left: 0, top: 0 });
  });

  it('lies within any picture, sixteen to nine, and is never too small to be shown', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const frame = fc.record({ zoom: share, across: share, down: share });
    const size = fc.record({
      width: fc.integer({ min: leastPhotoWidth, max: 3_200 }),
      height: fc.integer({ min: 270, max: 3_200 }),
    });
    fc.assert(
      fc.property(size, frame, (picture, moved) => {
        const box = cropBox(picture, cropOf(picture, moved));
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
        expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
        expect(Math.abs(box.height - (box.width * 9) / 16)).toBeLessThan(1);
        expect(box.width).toBeGreaterThanOrEqual(leastPhotoWidth);
      }),
      { numRuns: 2_000 },
    );
  });
});
