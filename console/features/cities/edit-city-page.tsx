import './city-words.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { CityEdit } from '../../../contract/operate/cities.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ChangedMeanwhile } from '../../form/changed-meanwhile.tsx';
import { changedIn } from '../../form/meanwhile.ts';
import { useEdit } from '../../form/use-edit.ts';
import type { Problem } from '../../form/use-form.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { partPath } from '../../shell/pages.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { type CityField, draftOf, draftPart, partsOf } from './city-draft.ts';
import { CityForm } from './city-form.tsx';
import { useCityRefusal } from './city-words.ts';
import { readDraft } from './read-city-draft.ts';

export const handle = { permission: 'catalogue.edit' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().getDeskCity({ params: { id: city } }));

export function Component() {
  const { t } = useTranslation('cities');
  const city = useLoaderData<typeof loader>();
  const { id, name } = city;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const refusal = useCityRefusal();
  const draft = draftOf(city);
  const { version, edit, isMerged, change, takeTheirs, merge } = useEdit(draft, city.version);
  const nameOf = (field: CityField) => t(`fields.${field}`, { currency: edit.typed.currency });

  const save = async (): Promise<Problem | null> => {
    const parts = partsOf(changedIn(edit.before, edit.typed));
    const values = readDraft(edit.typed);
    try {
      if (parts.length > 0) {
        const changes = Object.fromEntries(parts.map((part) => [part, values[part]]));
        const body: CityEdit = { version, ...changes };
        await operateApi().editCity({ params: { id }, body });
      }
    } catch (error) {
      const changed = error instanceof ApiError ? error.answer.changed : undefined;
      if (!changed) return refusal(error);
      merge(draftPart(changed), Number(changed['version']));
      return null;
    }
    // The desk knows the name and the zone from before.
    await revalidate();
    await navigate(partPath('city', id));
    const title = t('saved', { city: values.name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('editTitle', { city: name })} />
      <CityForm
        draft={edit.typed}
        hasBookings={city.hasBookings}
        onChange={change}
        save={t('save')}
        onSave={save}
      >
        <div role="alert" className="empty:hidden">
          {isMerged && <ChangedMeanwhile edit={edit} nameOf={nameOf} onTakeTheirs={takeTheirs} />}
        </div>
      </CityForm>
    </div>
  );
}
