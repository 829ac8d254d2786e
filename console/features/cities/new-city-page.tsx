import './city-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useRevalidator } from 'react-router';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import type { Problem } from '../../form/use-form.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { partPath, setUpPath } from '../../shell/pages.ts';
import { newDraft } from './city-draft.ts';
import { CityForm } from './city-form.tsx';
import { useCityRefusal } from './city-words.ts';
import { readDraft } from './read-city-draft.ts';

export const handle = { permission: 'settings.edit' } as const;

export function Component() {
  const { t } = useTranslation('cities');
  const navigate = useNavigate();
  // Where it is a step of setting up, the next one is there.
  const isStep = useParams()['city'] === undefined;
  const { revalidate } = useRevalidator();
  const refusal = useCityRefusal();
  const [draft, setDraft] = useState(newDraft);
  const [id, setId] = useState('');
  // However often the same is sent, it is one city.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async (): Promise<Problem | null> => {
    if (!/^[a-z][a-z-]{1,40}$/.test(id.trim())) return { field: 'id', text: t('problems.id') };
    try {
      const body = { id: id.trim(), ...readDraft(draft) };
      const city = await operateApi().addCity({ body }, { idempotencyKey });
      // The desk knows its cities from before.
      await revalidate();
      await navigate(isStep ? setUpPath : partPath('city', city.id));
      const title = t('added', { city: city.name });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
      return null;
    } catch (error) {
      return refusal(error);
    }
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('add')} text={t('addText')} />
      <CityForm
        draft={draft}
        hasBookings={false}
        onChange={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          setKey(crypto.randomUUID());
        }}
        save={t('saveNew')}
        onSave={add}
        idField={(errorAt) => (
          <TextField
            name="id"
            label={t('fields.id')}
            description={t('hints.id')}
            error={errorAt('id')}
            maxLength={41}
            autoComplete="off"
            value={id}
            onChange={({ target }) => {
              setId(target.value);
              setKey(crypto.randomUUID());
            }}
          />
        )}
      />
    </div>
  );
}
