import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { carCutOutFile } from '../../../../ui/drawings/file-names.ts';
import { BenefitCards } from './benefit-cards.tsx';
import { CarStage } from './car-stage.tsx';
import { ClosingCall } from './closing-call.tsx';
import { subscriptionBenefits } from './content.ts';
import { PageHead } from './page-head.tsx';

interface SubscriptionPageProps {
  readonly email: string;
  readonly hours: string;
}

export function SubscriptionPage({ email, hours }: SubscriptionPageProps) {
  const { t } = useTranslation('subscription');
  const request = (variant: 'primary' | 'paper') => (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}
      className={buttonStyle({ variant, large: true })}
    >
      {t('request')}
    </a>
  );
  return (
    <>
      <PageHead
        name={t('title')}
        heading={t('heading')}
        intro={t('intro')}
        picture={
          <CarStage
            picture={`/pictures/${carCutOutFile('bmw-i4', 'tile')}`}
            className="aspect-[3/2] rounded-card"
          />
        }
      >
        {request('primary')}
      </PageHead>
      <BenefitCards
        title={t('benefitsTitle')}
        benefits={subscriptionBenefits.map((id) => ({
          id,
          title: t(`benefits.${id}.title`),
          text: t(`benefits.${id}.text`),
        }))}
      />
      <ClosingCall title={t('closing.title')} text={t('closing.text', { email, hours })}>
        {request('paper')}
      </ClosingCall>
    </>
  );
}
