import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { depositPolicy } from '../../../domain/policy-constants.ts';
import { RouteLine } from '../../../ui/route-line.tsx';
import { paths } from '../../page/paths.ts';
import { type YoungDriverFees, YoungDriverText } from '../price/young-driver-text.tsx';

interface ExplanationProps {
  readonly modificationHours: number;
  readonly hasMileageLimit: boolean;
  readonly youngDriverFees: YoungDriverFees;
}

/** What happens from here to the return, without promising what the rules do not keep. */
export function Explanation({
  modificationHours,
  hasMileageLimit,
  youngDriverFees,
}: ExplanationProps) {
  const { t } = useTranslation('car');
  const stops = [
    {
      id: 'before',
      title: t('explanation.steps.before.title', { count: modificationHours }),
      note: t('explanation.steps.before.text'),
    },
    {
      id: 'door',
      title: t('explanation.steps.door.title'),
      note: t('explanation.steps.door.text'),
    },
    {
      id: 'drive',
      title: t('explanation.steps.drive.title'),
      note: t(`explanation.steps.drive.${hasMileageLimit ? 'limitedText' : 'text'}`),
    },
    {
      id: 'return',
      title: t('explanation.steps.return.title'),
      note: t('explanation.steps.return.text', {
        count: depositPolicy.releasedWithinBusinessHours,
      }),
    },
  ];
  return (
    <section
      aria-labelledby="explanation-title"
      className="rounded-card bg-studio-wall px-6 pt-8 pb-5 tablet:px-10 tablet:pt-10 tablet:pb-7"
    >
      <h2 id="explanation-title" className="mb-6 text-2xl">
        {t('explanation.title')}
      </h2>
      <RouteLine stops={stops} ground="page" />
      {youngDriverFees.length > 0 && (
        <p className="mt-4 text-sm text-stone-700 figures">
          <YoungDriverText fees={youngDriverFees} />
        </p>
      )}
      <Link to={paths.faq} className="text-link mt-4">
        {t('explanation.faq')}
      </Link>
    </section>
  );
}
