import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Panel } from './panel.tsx';
import type { Sim } from './use-sim.ts';

/** In production somebody asked for the simulation by name; playing with it is for operators. */
export function TokenForm({ sim }: { sim: Sim }) {
  const { t } = useTranslation('sim');
  return (
    <Panel title={t('token.title')}>
      <p className="mt-3 max-w-measure text-stone-700">{t('token.text')}</p>
      <form
        className="mt-5 grid max-w-120 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('token');
          if (typeof given === 'string') sim.enter(given.trim());
        }}
      >
        <TextField
          label={t('token.label')}
          name="token"
          type="password"
          autoComplete="off"
          required
          error={sim.token === null ? undefined : t('token.wrong')}
        />
        <div>
          <Button type="submit">{t('token.enter')}</Button>
        </div>
      </form>
    </Panel>
  );
}
