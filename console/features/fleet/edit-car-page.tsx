import type { CarFieldName } from '../../../domain/fleet/car-fields.ts';
import { carPath } from '../../shell/pages.ts';
import './fleet-words.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { CarEdit } from '../../../contract/operate/fleet.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { Problem } from '../../form/use-form.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { draftOf, partOfDraft } from './car-draft.ts';
import { CarForm } from './car-form.tsx';
import { readDraft, wrongIn } from './read-draft.ts';
import { useCarRefusal } from './use-car-problem.ts';
import { useCarWords } from './use-car-words.ts';
import { useFieldNames } from './use-field-names.ts';

export const handle = { permission: 'fleet.edit' } as const;

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getFleetCar({ params: { id } }));

export function Component() {
  const { t } = useTranslation('carForm');
  const car = useLoaderData<typeof loader>();
  const { id, cityId } = car;
  const navigate = useNavigate();
  const refusal = useCarRefusal();
  const nameOf = useFieldNames();
  const { sayOf } = useCarWords();
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit(draftOf(car), car.version);
  const name = `${car.brand} ${car.model}`;

  const { currency } = car.pricePerDay;
  const sayTyped = (field: CarFieldName, typed: string) =>
    wrongIn(field, typed)
      ? typed
      : sayOf(field, readDraft({ ...edit.typed, [field]: typed }, currency)[field]);

  const save = async (): Promise<Problem | null> => {
    const fields = changedIn(edit.before, edit.typed);
    const values = readDraft(edit.typed, currency);
    const changes = Object.fromEntries(fields.map((field) => [field, values[field]]));
    try {
      if (fields.length > 0) {
        const body: CarEdit = { version, ...changes };
        await operateApi().editCar({ params: { id }, body });
      }
    } catch (error) {
      const changed = error instanceof ApiError ? error.answer.changed : undefined;
      if (!changed) return refusal(error);
      merge(partOfDraft(changed), Number(changed['version']));
      return null;
    }
    await navigate(carPath(cityId, id));
    const title = t('saved', { name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('edit', { name })} />
      <CarForm
        draft={edit.typed}
        onChange={change}
        save={t('save')}
        cancelTo={carPath(cityId, id)}
        onSave={save}
      >
        <div role="alert" className="empty:hidden">
          {isMerged && (
            <ChangedMeanwhile
              edit={edit}
              nameOf={nameOf}
              sayOf={sayTyped}
              onTakeTheirs={takeTheirs}
            />
          )}
        </div>
      </CarForm>
    </div>
  );
}
