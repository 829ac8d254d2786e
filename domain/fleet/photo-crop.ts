/** As wide to high as the drawings, so that both fit the same places. */
export const photoShape = { width: 16, height: 9 } as const;
/** In pixels; what is narrower cannot be shown. */
export const leastPhotoWidth = 480;

const RATIO = photoShape.height / photoShape.width;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, by shares of its width and height from the upper left corner; as high as the shape wants. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const widestIn = ({ width, height }: PictureSize) => Math.min(width, Math.floor(height / RATIO));

/** In pixels, within the picture; without a crop the largest part in the middle. */
export function cropBox({ width, height }: PictureSize, crop?: Crop) {
  const wide = Math.min(widestIn({ width, height }), Math.round((crop?.width ?? 1) * width));
  const high = Math.max(1, Math.min(height, Math.round(wide * RATIO)));
  const left = crop ? Math.round(crop.left * width) : Math.round((width - wide) / 2);
  const top = crop ? Math.round(crop.top * height) : Math.round((height - high) / 2);
  return {
    left: Math.min(left, width - wide),
    top: Math.min(top, height - high),
    width: wide,
    height: high,
  };
}

/** The frame somebody moves over a picture: how close, and where in the room that is left, from 0 to 1 each. */
export interface CropFrame {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const middleFrame: CropFrame = { zoom: 0, across: 0.5, down: 0.5 };

/** From the largest part to the smallest that can still be shown. */
export function cropOf(size: PictureSize, { zoom, across, down }: CropFrame): Crop {
  const widest = widestIn(size);
  const narrowest = Math.min(leastPhotoWidth, widest);
  const wide = widest - zoom * (widest - narrowest);
  const high = wide * RATIO;
  return {
    left: (across * (size.width - wide)) / size.width,
    top: (down * (size.height - high)) / size.height,
    width: wide / size.width,
  };
}
