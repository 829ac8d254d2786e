import {
  type BannerRoute,
  bannerRoute,
  type DrawnCity,
  drawingOf,
  ROAD,
} from '../../../../ui/drawings/cities/draw-city.ts';

/** The drawn city behind the heading, and the line that runs through it. */
export interface Banner {
  readonly drawing: DrawnCity;
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
export function bannerOf({ id, isDusk }: ShownCity): Banner {
  const city = drawingOf(id);
  return { drawing: city, isDusk, route: bannerRoute(city), roadY: ROAD };
}
