import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../../ui/progress-line.tsx';
import { RouteLine } from '../../../../ui/route-line.tsx';
import { Timeline } from '../../../../ui/timeline.tsx';
import { Section } from './section.tsx';

export function Lines() {
  const { t } = useTranslation('gallery');
  return (
    <Section name="line" wide>
      <div className="grid gap-8 tablet:grid-cols-2">
        <div>
          <p className="mb-3 text-xs text-quiet">{t('line.trip')}</p>
          <RouteLine
            ground="page"
            stops={[
              {
                id: 'delivery',
                label: t('line.delivery'),
                title: t('line.deliveryAt'),
                note: t('line.deliveryTo'),
              },
              {
                id: 'return',
                label: t('line.back'),
                title: t('line.backAt'),
                note: t('line.backTo'),
              },
            ]}
          />
        </div>
        <div>
          <p className="mb-3 text-xs text-quiet">{t('line.states')}</p>
          <RouteLine
            ground="page"
            stops={[
              { id: 'done', title: t('line.done'), note: t('line.doneNote'), state: 'done' },
              { id: 'live', title: t('line.live'), note: t('line.liveNote'), state: 'live' },
              {
                id: 'wait',
                title: t('line.waiting'),
                note: t('line.waitingNote'),
                state: 'waiting',
              },
              { id: 'next', title: t('line.next'), note: t('line.back'), state: 'next' },
            ]}
          />
        </div>
      </div>
      <div className="max-w-[760px]">
        <p className="mb-3 text-xs text-quiet">{t('line.progress')}</p>
        <ProgressLine
          label={t('line.progress')}
          steps={[
            { id: 'delivery', label: t('line.delivery'), state: 'done', to: '#line' },
            { id: 'return', label: t('line.back'), state: 'done', to: '#line' },
            { id: 'dates', label: t('line.dates'), state: 'live' },
            { id: 'cars', label: t('line.cars'), state: 'next' },
          ]}
        />
      </div>
      <div>
        <p className="mb-3 text-xs text-quiet">{t('line.refund')}</p>
        <Timeline
          label={t('line.refund')}
          stops={[
            {
              id: 'card',
              tone: 'good',
              isNow: true,
              label: t('line.now'),
              when: t('line.nowAt'),
              amount: '$404.80',
              note: t('line.toCard'),
            },
            {
              id: 'credit',
              tone: 'fair',
              label: t('line.until'),
              when: t('line.untilAt', { time: '06:00am' }),
              amount: '$404.80',
              note: t('line.asCredit'),
            },
            {
              id: 'late',
              tone: 'poor',
              label: t('line.until'),
              when: t('line.untilAt', { time: '08:00am' }),
              amount: '$379.80',
              note: t('line.keep', { amount: '$25.00' }),
            },
            {
              id: 'later',
              tone: 'worst',
              label: t('line.until'),
              when: t('line.untilAt', { time: '09:00am' }),
              amount: '$354.80',
              note: t('line.keep', { amount: '$50.00' }),
            },
            { id: 'end', tone: 'end', label: t('line.delivery') },
          ]}
        />
      </div>
    </Section>
  );
}
