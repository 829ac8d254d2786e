import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { useCatalogueVerb } from '../catalogue/use-catalogue-verb.ts';
import type { SwitchOff } from './load-set-up.ts';

interface SwitchOnProps {
  readonly switchesOff: readonly SwitchOff[];
  readonly isNext: boolean;
}

/** One press for all that renters need; each stays a setting of its own, with its history. */
export function SwitchOn({ switchesOff, isNext }: SwitchOnProps) {
  const { t } = useTranslation('setUp');
  const act = useCatalogueVerb({ onDone: () => {} });
  const { form, problem, isWaiting } = useForm(() => act(switchOn, t('parts.switches.switched')));
  const switchOn = async () => {
    for (const { key, version, field } of switchesOff) {
      const body = { version, value: { [field]: true } };
      await operateApi().changeSetting({ params: { key }, body });
    }
  };
  return (
    <form {...form} className="grid gap-3">
      <FormProblem text={problem} />
      <div>
        <Button type="submit" variant={isNext ? 'ink' : 'outline'} waiting={isWaiting}>
          {t('parts.switches.go')}
        </Button>
      </div>
    </form>
  );
}
