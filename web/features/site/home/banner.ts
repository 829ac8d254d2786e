import {
  type BannerRoute,
  bannerRoute,
  DRAWN_CITIES,
  ROAD,
} from '../../../../ui/drawings/cities/draw-city.ts';

/** The drawn city behind the heading, and the line that runs through it. */
export interface Banner {
  readonly cityId: string;
  /** Whether the sun has set there. */
  readonly isDusk: boolean;
  readonly route: BannerRoute;
  /** Where wheels touch the road. */
  readonly roadY: number;
}

interface ShownCity {
  readonly id: string;
  readonly isDusk: boolean;
}

/** For the loader: the drawings are made on the server, the page gets one line of a path. */
export function bannerOf({ id, isDusk }: ShownCity): Banner | undefined {
  const city = DRAWN_CITIES.find((drawn) => drawn === id);
  if (city === undefined) return undefined;
  return { cityId: city, isDusk, route: bannerRoute(city), roadY: ROAD };
}
