import { useTranslation } from 'react-i18next';
import type { Polygon } from '../../../domain/polygon.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { DrawTool, Pencil } from './draw-area.ts';

export interface Drawn {
  /** As it is drafted, whether or not it could be saved; the same as long as the draft is. */
  readonly outline: Polygon | null;
  readonly tool: DrawTool;
  readonly onTool: (tool: DrawTool) => void;
  readonly onDrawn: (outline: Polygon) => void;
  /** Takes back what was drawn last; null where nothing was. */
  readonly onUndo: (() => void) | null;
}

interface DrawToolsProps {
  readonly drawn: Drawn;
  readonly pencil: Pencil;
  readonly isBegun: boolean;
}

/** What the pencil does, and the way back. */
export function DrawTools({ drawn, pencil, isBegun }: DrawToolsProps) {
  const { t } = useTranslation('cities');
  const { outline, tool, onTool, onUndo } = drawn;
  // There is nothing to move or to cut before there is an outline.
  const tools: readonly DrawTool[] = outline ? ['corners', 'outline', 'hole'] : ['outline'];
  return (
    <div className="absolute left-3 flex flex-wrap items-center gap-2 max-tablet:bottom-14 tablet:top-3 tablet:mr-16">
      <Segments
        label={t('areas.tool')}
        options={tools.map((id) => ({ id, label: t(`areas.tools.${id}`) }))}
        value={tool}
        onChange={onTool}
      />
      <span className="rounded-full bg-card">
        <Button
          variant="quiet"
          idle={!isBegun && !onUndo}
          onClick={() => pencil.undoCorner() || onUndo?.()}
        >
          {t('areas.undo')}
        </Button>
      </span>
    </div>
  );
}
