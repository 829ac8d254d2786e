import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type {
  FleetChange,
  FleetEditPreview,
  FleetEditQuestion,
} from '../../../../contract/operate/fleet-edit.ts';
import { mostCarsAtOnce } from '../../../../domain/fleet/bulk-edit.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { useRefusal } from '../../../form/use-refusal.ts';
import { usePageCity } from '../../../shell/desk-data.ts';

export type Which = FleetEditQuestion['which'];

interface Looked {
  readonly change: FleetChange;
  readonly preview: FleetEditPreview;
  /** However often this is pressed, it is one edit. */
  readonly idempotencyKey: string;
}

/** From a change to its preview, and from there to the cars. */
export function useBulkEdit(which: Which, onDone: () => void) {
  const { t } = useTranslation('bulkEdit');
  const { id: cityId } = usePageCity();
  const { revalidate } = useRevalidator();
  const refusal = useRefusal({
    cars_changed: { text: t('refusals.cars_changed') },
    not_found: { text: t('refusals.not_found') },
    too_many_cars: { text: t('tooMany', { count: mostCarsAtOnce }) },
  });
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<string>();
  const [changed, setChanged] = useState<Readonly<Record<string, unknown>>>({});
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);

  const look = async (change: FleetChange) => {
    const preview = await operateApi().previewFleetEdit({ body: { cityId, which, change } });
    setLooked({ change, preview, idempotencyKey: crypto.randomUUID() });
  };

  const send = async ({ change, preview, idempotencyKey }: Looked) => {
    const cars = preview.lines.flatMap((line) => (line.kind === 'changed' ? [line.seen] : []));
    try {
      const done = await operateApi().editFleet(
        { body: { cityId, change, cars } },
        { idempotencyKey },
      );
      onDone();
      await revalidate();
      const title = t('done', { count: done.changed });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cars_changed') {
        setChanged(error.answer.changed ?? {});
        // What is shown stays until it has come anew.
        await look(change).catch(() => undefined);
      }
      setProblem(refusal(error).text);
    }
  };

  return {
    looked,
    problem,
    /** What others changed meanwhile, by the ids of the cars. */
    changed,
    isSaving,
    back() {
      setLooked(null);
      setProblem(undefined);
      setChanged({});
    },
    /** Answers why there is nothing to look at. */
    look: (change: FleetChange) =>
      look(change).then(
        () => null,
        (error: unknown) => refusal(error),
      ),
    async save(one: Looked) {
      if (isBusy.current) return;
      isBusy.current = true;
      setSaving(true);
      setProblem(undefined);
      setChanged({});
      await send(one);
      isBusy.current = false;
      setSaving(false);
    },
  };
}
