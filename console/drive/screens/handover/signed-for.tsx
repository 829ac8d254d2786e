import { useTranslation } from 'react-i18next';
import { List, Ok, Row } from '../../components/list.tsx';
import { energyText, odometerText } from '../../components/summary.tsx';
import { timeOf } from '../../times.ts';
import type { JobProps } from '../job-props.ts';

/** What the renter signs for. */
export function SignedFor({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { photographs, marks, readings, identity } = handover;
  const [first, last] = [photographs.at(0), photographs.at(-1)];
  return (
    <List label={t('handover.steps.signature')}>
      <Row
        icon={<Ok />}
        text={t('handover.sign.photos', { count: photographs.length })}
        end={
          first &&
          last &&
          t('handover.sign.range', { from: timeOf(first.at, job), to: timeOf(last.at, job) })
        }
      />
      <Row
        icon={<Ok />}
        text={t('handover.sign.marks', { count: marks.length })}
        end={t(identity?.isSamePerson ? 'handover.sign.agreed' : 'handover.sign.noted')}
      />
      <Row icon={<Ok />} text={odometerText({ job, handover })} end={energyText(handover)} />
      <Row
        icon={<Ok />}
        text={[t('handover.sign.keys', { count: readings?.keys ?? 0 }), ...job.extras].join(', ')}
        end={t(job.kind === 'deliver' ? 'handover.sign.given' : 'handover.sign.back')}
      />
    </List>
  );
}
