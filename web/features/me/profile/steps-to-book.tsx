import { useTranslation } from 'react-i18next';
import type { Me } from '../../../../contract/accounts.ts';
import type { Documents } from '../../../../contract/documents.ts';
import { classes } from '../../../../ui/classes.ts';
import { ProgressLine, type ProgressStep } from '../../../../ui/progress-line.tsx';

interface StepsToBookProps {
  readonly me: Pick<Me, 'emailVerified' | 'licenceVerified' | 'identityVerified'>;
  readonly documents: Documents;
}

/** What stands between the renter and a booking, in the order in which to deal with it. */
export function StepsToBook({ me, documents }: StepsToBookProps) {
  const { t } = useTranslation('profile');
  const isVerified = documents.state === 'verified' || (me.licenceVerified && me.identityVerified);
  const done = [me.emailVerified, isVerified, me.emailVerified && isVerified];
  const live = done.indexOf(false);
  const steps = (['email', 'documents', 'ready'] as const).map((id, index): ProgressStep => {
    const isUnderWay = id === 'documents' && !isVerified && documents.state === 'processing';
    return {
      id,
      label: isUnderWay
        ? t('documents.inReview')
        : t(`steps.${done[index] ? 'done' : 'open'}.${id}`),
      state: done[index] ? 'done' : index === live ? 'live' : 'next',
    };
  });
  return (
    // A phone names the step to be taken only; with none left it would be a line without words.
    <div className={classes('wide:col-span-2', live === -1 && 'max-tablet:hidden')}>
      <ProgressLine label={t('steps.label')} steps={steps} />
    </div>
  );
}
