import {
  type BannerRoute,
  bannerRoute,
  DRAWN_CITIES,
  ROAD,
} from '../../../../ui/drawings/cities/draw-city.ts';

/** The drawn city behind the heading, and the line that runs through it. */
export interface Banner {
  readonly picture: string;
  readonly route: BannerRoute;
  /** Where wheels touch the road. */
  readonly roadY: number;
}

/** For the loader: the drawings are made on the server, the page gets one line of a path. */
export function bannerOf(cityId: string): Banner | undefined {
  const city = DRAWN_CITIES.find((drawn) => drawn === cityId);
  if (city === undefined) return undefined;
  return {
    picture: `/pictures/cities/${city}-banner.svg`,
    route: bannerRoute(city),
    roadY: ROAD,
  };
}
