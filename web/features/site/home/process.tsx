import { useTranslation } from 'react-i18next';
import { DrawnPicture } from '../../../../ui/drawn-picture.tsx';

export function Process({ noticeHours }: { noticeHours: number }) {
  const { t } = useTranslation('home');
  const steps = [
    {
      title: t('process.steps.door.title'),
      text: t('process.steps.door.text', { count: noticeHours }),
      part: 'name-the-door',
    },
    {
      title: t('process.steps.key.title'),
      text: t('process.steps.key.text'),
      part: 'take-the-key',
    },
    {
      title: t('process.steps.leave.title'),
      text: t('process.steps.leave.text'),
      part: 'leave-it',
    },
  ] as const;
  return (
    <section id="how" aria-labelledby="how-title" className="pt-12 pb-[72px] tablet:pb-24">
      <div className="page-width">
        <h2 id="how-title" className="sr-only">
          {t('process.title')}
        </h2>
        <DrawnPicture
          src="/pictures/process/all.svg"
          width={1168}
          height={196}
          className="hidden tablet:block"
        />
        <ol className="grid gap-12 tablet:mt-10 tablet:grid-cols-3 tablet:gap-10">
          {steps.map(({ title, text, part }) => (
            <li key={part}>
              {/* As wide as a phone's page, so that the line runs on from step to step. */}
              <DrawnPicture
                src={`/pictures/process/${part}.svg`}
                width={390}
                height={196}
                className="-mx-gutter mb-6 tablet:hidden"
              />
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[21em] text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
