import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { Panel } from './panel.tsx';

/** What the authenticators of the sample staff show, for the second step in the console. */
export function StaffPanel({ staff }: { readonly staff: NonNullable<SimState['staff']> }) {
  const { t } = useTranslation('sim');
  return (
    <Panel title={t('staff.title')}>
      <p className="mt-3 text-sm text-stone-700">
        {t('staff.text')}{' '}
        <a className="underline" href={staff.consoleUrl}>
          {t('staff.open')}
        </a>
      </p>
      <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-2 text-sm tablet:grid-cols-2">
        {staff.people.map(({ email, code }) => (
          <div key={email} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 truncate">{email}</dt>
            <dd className="font-strong figures">{code}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
