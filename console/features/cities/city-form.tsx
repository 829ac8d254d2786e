import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { type Problem, useForm } from '../../form/use-form.ts';
import { partPath, setUpPath } from '../../shell/pages.ts';
import type { CityDraft } from './city-draft.ts';
import { CityFields } from './city-fields.tsx';
import { problemIn } from './read-city-draft.ts';

interface CityFormProps {
  readonly draft: CityDraft;
  readonly hasBookings: boolean;
  readonly onChange: (change: Partial<CityDraft>) => void;
  readonly save: string;
  readonly onSave: () => Promise<Problem | null>;
  /** Of a new city. */
  readonly idField?: (errorAt: (field: string) => string | undefined) => ReactNode;
  /** Between the fields and the way on. */
  readonly children?: ReactNode;
}

export function CityForm({ draft, hasBookings, onChange, save, onSave, ...parts }: CityFormProps) {
  const { t } = useTranslation('cities');
  const { city: hereId } = useParams();
  const { form, problem, errorAt, isWaiting } = useForm(async () => {
    const found = problemIn(draft);
    return found ? { field: found.field, text: t(`problems.${found.kind}`) } : onSave();
  });
  return (
    <form {...form} className="grid gap-6">
      <CityFields draft={draft} hasBookings={hasBookings} onChange={onChange} errorAt={errorAt}>
        {parts.idField?.(errorAt)}
      </CityFields>
      {parts.children}
      <FormProblem text={problem} />
      <div className="flex gap-3">
        <Button type="submit" waiting={isWaiting}>
          {save}
        </Button>
        <ButtonLink variant="quiet" to={hereId ? partPath('city', hereId) : setUpPath}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
