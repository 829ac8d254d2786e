import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { type Problem, useForm } from '../../form/use-form.ts';
import type { CarDraft } from './car-draft.ts';
import { CarFields } from './car-fields.tsx';
import { problemIn } from './read-draft.ts';
import { useDraftProblem } from './use-car-problem.ts';

interface CarFormProps {
  readonly draft: CarDraft;
  readonly onChange: (change: Partial<CarDraft>) => void;
  readonly save: string;
  readonly cancelTo: string;
  readonly onSave: () => Promise<Problem | null>;
  /** What is written down only once, when a car is new. */
  readonly onlyNew?: (errorAt: (field: string) => string | undefined) => ReactNode;
  /** Between the fields and the way on. */
  readonly children?: ReactNode;
}

export function CarForm(props: CarFormProps) {
  const { draft, onChange, save, cancelTo, onSave, onlyNew, children } = props;
  const { t } = useTranslation('carForm');
  const saidOf = useDraftProblem();
  const { form, problem, errorAt, isWaiting } = useForm(async () => {
    const found = problemIn(draft);
    return found ? saidOf(found) : onSave();
  });
  return (
    <form {...form} className="grid gap-6">
      <CarFields draft={draft} onChange={onChange} errorAt={errorAt}>
        {onlyNew?.(errorAt)}
      </CarFields>
      {children}
      <FormProblem text={problem} />
      <div className="flex gap-3">
        <Button type="submit" waiting={isWaiting}>
          {save}
        </Button>
        <ButtonLink variant="quiet" to={cancelTo}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
