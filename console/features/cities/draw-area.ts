import type { Map as MapLibre } from 'maplibre-gl';
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Polygon, Position } from '../../../domain/polygon.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import { paintedColour } from '../../../ui/map/painted-colour.ts';
import { cornerNear, drawnRings, isDrawnAlike, ringAt } from './area-rings.ts';

export type DrawTool = 'corners' | 'outline' | 'hole';

export interface Pencil {
  readonly show: (area: Polygon | null) => void;
  readonly take: (tool: DrawTool) => void;
  /** Takes back the corner placed last of what is not finished; false where nothing was begun. */
  readonly undoCorner: () => boolean;
  readonly stop: () => void;
}

interface Paper {
  readonly neighbours: () => readonly Polygon[];
  readonly onDrawn: (area: Polygon) => void;
  /** Whether something is begun and not finished. */
  readonly onProgress: (isBegun: boolean) => void;
}

const NEAR_PX = 12;
const FILL = 0.2;

/** Each ring is a polygon of its own on the map: terra-draw knows none with holes. */
export function takePencil(map: MapLibre, { neighbours, onDrawn, onProgress }: Paper): Pencil {
  const toCustom = ({ containerX, containerY }: { containerX: number; containerY: number }) =>
    cornerNear(
      neighbours(),
      { x: containerX, y: containerY },
      { project: (at) => map.project(at), withinPx: NEAR_PX },
    );
  const draw = terraDraw(map, { toCustom });
  const ringsNow = () => ringsIn(draw.getSnapshot());
  const areaNow = (): Polygon => ({
    type: 'Polygon',
    coordinates: ringsNow().map(({ ring }) => ring),
  });
  let tool: DrawTool = 'corners';

  /** With its corners in hand. */
  const choose = (at: number) => {
    const id = ringsNow()[at]?.id;
    if (id !== undefined) draw.selectFeature(id);
  };
  const take = (next: DrawTool) => {
    tool = next;
    draw.setMode(next);
    onProgress(false);
    if (next === 'corners') choose(0);
  };

  draw.start();
  draw.on('change', () => onProgress(draw.getModeState() === 'drawing'));
  draw.on('finish', (id, { action, mode }) => {
    if (action === 'draw' && mode === 'outline') {
      const older = ringsNow().filter((ring) => ring.mode === 'outline' && ring.id !== id);
      draw.removeFeatures(older.map((ring) => ring.id));
    }
    onDrawn({ type: 'Polygon', coordinates: drawnRings(areaNow()) });
  });
  map.on('click', ({ lngLat }) => {
    if (tool !== 'corners') return;
    choose(ringAt(areaNow().coordinates, [lngLat.lng, lngLat.lat]));
  });

  return {
    take,
    show(area) {
      if (isDrawnAlike(area, areaNow())) return;
      draw.removeFeatures(ringsNow().map(({ id }) => id));
      draw.addFeatures(
        drawnRings(area).map((ring, at) => ({
          type: 'Feature',
          properties: { mode: at === 0 ? 'outline' : 'hole' },
          geometry: { type: 'Polygon', coordinates: [ring] },
        })),
      );
      take(tool);
    },
    undoCorner() {
      const isBegun = draw.getModeState() === 'drawing';
      if (isBegun) draw.undo();
      return isBegun;
    },
    stop: () => draw.stop(),
  };
}

type Snapping = NonNullable<
  NonNullable<ConstructorParameters<typeof TerraDrawPolygonMode>[0]>['snapping']
>;

function terraDraw(map: MapLibre, snapping: Snapping): TerraDraw {
  const [ink, paper] = [mapColours.route, mapColours.routeHalo].map(
    (colour) => paintedColour(colour) as `#${string}`,
  ) as [`#${string}`, `#${string}`];
  const points = {
    closingPointColor: paper,
    closingPointOutlineColor: ink,
    closingPointWidth: 6,
    closingPointOutlineWidth: 2,
    snappingPointColor: ink,
    snappingPointOutlineColor: paper,
  };
  const ringMode = (modeName: 'outline' | 'hole', fill: `#${string}`, fillOpacity: number) =>
    new TerraDrawPolygonMode({
      modeName,
      snapping,
      keyEvents: null,
      styles: {
        ...points,
        fillColor: fill,
        fillOpacity,
        outlineColor: ink,
        outlineWidth: 2.5,
      },
    });
  const corners = {
    feature: {
      coordinates: {
        draggable: true,
        deletable: true,
        midpoints: { draggable: true },
        snappable: snapping,
      },
    },
  };
  return new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    modes: [
      ringMode('outline', ink, FILL),
      ringMode('hole', paper, 0.7),
      new TerraDrawSelectMode({
        modeName: 'corners',
        flags: { outline: corners, hole: corners },
        keyEvents: null,
        // Which ring is meant is told by its place: of two that overlap, terra-draw takes any.
        allowManualSelection: false,
        allowManualDeselection: false,
        styles: {
          selectedPolygonColor: ink,
          selectedPolygonFillOpacity: FILL,
          selectedPolygonOutlineColor: ink,
          selectedPolygonOutlineWidth: 2.5,
          selectionPointColor: paper,
          selectionPointOutlineColor: ink,
          selectionPointWidth: 6,
          selectionPointOutlineWidth: 2,
          midPointColor: ink,
          midPointOutlineColor: paper,
          midPointWidth: 4,
          midPointOutlineWidth: 1,
        },
      }),
    ],
  });
}

/** The finished ones, the outline first. */
function ringsIn(features: readonly GeoJSONStoreFeatures[]) {
  const rings = features.flatMap(({ id, geometry, properties: { mode, currentlyDrawing } }) =>
    geometry.type === 'Polygon' && id !== undefined && !currentlyDrawing
      ? [{ id, mode, ring: (geometry.coordinates[0] ?? []) as Position[] }]
      : [],
  );
  const isOutline = ({ mode }: { readonly mode: unknown }) => mode === 'outline';
  return [...rings.filter(isOutline), ...rings.filter((ring) => !isOutline(ring))];
}
