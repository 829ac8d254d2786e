import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { DeskArea } from '../../../contract/operate/areas.ts';
import type { DeskCity } from '../../../contract/operate/cities.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { isWithinBox } from '../../../domain/polygon.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import { type Problem, useForm } from '../../form/use-form.ts';
import { outlineIn, outlineText, readOutline } from './area-draft.ts';
import { AreaMap } from './area-map.tsx';
import { useCityRefusal } from './city-words.ts';
import type { DrawTool } from './draw-area.ts';

interface AreaDialogProps {
  readonly city: DeskCity;
  readonly mapStyleUrl: string | null;
  readonly neighbours: readonly DeskArea[];
  /** Null: a new one. */
  readonly area: DeskArea | null;
  readonly onClose: () => void;
}

/** Its name and its corners: what is drawn is written, and what is written is drawn. */
export function AreaDialog(props: AreaDialogProps) {
  const { city, mapStyleUrl, neighbours, area, onClose } = props;
  const { t } = useTranslation('cities');
  const { revalidate } = useRevalidator();
  const refusal = useCityRefusal();
  const initial = { name: area?.name ?? '', corners: area ? outlineText(area.outline) : '' };
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit(
    initial,
    area?.version ?? 0,
  );
  // However often the same is sent, it is one area.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { name, corners } = edit.typed;
  const read = readOutline(corners);
  const outline = useMemo(() => outlineIn(corners), [corners]);
  const [tool, setTool] = useState<DrawTool>(area ? 'corners' : 'outline');
  const [drawnBefore, setDrawnBefore] = useState<readonly string[]>([]);
  const undo = () => {
    setDrawnBefore(drawnBefore.slice(0, -1));
    change({ corners: drawnBefore.at(-1) ?? '' });
  };

  const { errorAt, ...form } = useForm(async (): Promise<Problem | null> => {
    if (name.trim() === '') return { field: 'name', text: t('areas.problems.name') };
    if (!read.ok) return { field: 'corners', text: t(`areas.problems.${read.code}`) };
    if (!isWithinBox(read.outline, city.boundingBox)) {
      return { field: 'corners', text: t('areas.problems.area_outside_city') };
    }
    const body = { name: name.trim(), outline: read.outline };
    try {
      if (!area) await operateApi().addArea({ params: { id: city.id }, body }, { idempotencyKey });
      else if (changedIn(edit.before, edit.typed).length > 0) {
        const params = { id: city.id, areaId: area.id };
        await operateApi().editArea({ params, body: { version, ...body } });
      }
    } catch (error) {
      const changed = error instanceof ApiError ? error.answer.changed : undefined;
      if (!changed) return refusal(error);
      const theirs = changed as Partial<DeskArea>;
      merge(
        {
          ...(theirs.name !== undefined && { name: theirs.name }),
          ...(theirs.outline && { corners: outlineText(theirs.outline) }),
        },
        Number(theirs.version),
      );
      return null;
    }
    await revalidate();
    onClose();
    const title = t(area ? 'areas.saved' : 'areas.added', { name: body.name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  });
  return (
    <FormDialog
      {...form}
      size="large"
      title={area ? t('areas.editTitle', { name: area.name }) : t('areas.addTitle')}
      text={t('areas.text')}
      save={t('areas.save')}
      keep={t('areas.cancel')}
      onClose={onClose}
      below={
        isMerged && (
          <ChangedMeanwhile
            edit={edit}
            nameOf={(field) => t(`areas.${field === 'name' ? 'name' : 'corners'}`)}
            onTakeTheirs={takeTheirs}
          />
        )
      }
    >
      <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_240px] wide:items-start">
        <AreaMap
          city={city}
          styleUrl={mapStyleUrl}
          areas={neighbours}
          drawn={{
            outline,
            tool,
            onTool: setTool,
            onDrawn: (next) => {
              setDrawnBefore([...drawnBefore, corners]);
              change({ corners: outlineText(next) });
            },
            onUndo: drawnBefore.length > 0 ? undo : null,
          }}
        />
        <div className="grid gap-4">
          <TextField
            name="name"
            label={t('areas.name')}
            error={errorAt('name')}
            maxLength={80}
            autoComplete="off"
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextArea
            name="corners"
            label={t('areas.corners')}
            description={t('areas.cornersHint')}
            error={errorAt('corners')}
            rows={10}
            spellCheck={false}
            value={corners}
            onChange={({ target }) => change({ corners: target.value })}
          />
        </div>
      </div>
    </FormDialog>
  );
}
