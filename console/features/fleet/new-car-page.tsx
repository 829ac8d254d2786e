import './fleet-words.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { newDraft } from './car-draft.ts';
import { CarForm } from './car-form.tsx';
import { carPath } from './car-path.ts';
import { readDraft } from './read-draft.ts';
import { useCarRefusal } from './use-car-problem.ts';

export const handle = { permission: 'fleet.edit' } as const;

export function Component() {
  const { t } = useTranslation('carForm');
  const { id: cityId, currency } = usePageCity();
  const navigate = useNavigate();
  const refusal = useCarRefusal();
  const [draft, setDraft] = useState(newDraft);
  // However often the same is sent, it is one car.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());

  const add = async () => {
    const body = { cityId, ...readDraft(draft, currency) };
    try {
      const car = await operateApi().addCar({ body }, { idempotencyKey });
      await navigate(carPath(cityId, car.id));
      const title = t('added', { name: `${car.brand} ${car.model}` });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
      return null;
    } catch (error) {
      return refusal(error);
    }
  };
  return (
    <div className="desk-width py-8">
      <PageHead title={t('add')} text={t('addText')} />
      <CarForm
        draft={draft}
        onChange={(change) => {
          setDraft((now) => ({ ...now, ...change }));
          setKey(crypto.randomUUID());
        }}
        save={t('saveNew')}
        cancelTo={pathOf('fleet', cityId)}
        onSave={add}
      />
    </div>
  );
}
