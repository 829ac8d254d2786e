import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../../page/external-link.tsx';
import { BenefitCards } from './benefit-cards.tsx';
import { ClosingCall } from './closing-call.tsx';
import { businessBenefits } from './content.ts';
import type { FleetCard } from './fleet-cards.server.ts';
import { FleetCarousel } from './fleet-carousel.tsx';
import { PageHead } from './page-head.tsx';

interface BusinessPageProps {
  readonly cars: readonly FleetCard[];
  readonly formUrl: string;
}

export function BusinessPage({ cars, formUrl }: BusinessPageProps) {
  const { t } = useTranslation('business');
  const request = (variant: 'primary' | 'paper') => (
    <ExternalLink href={formUrl} note={t('external')} variant={variant}>
      {t('request')}
    </ExternalLink>
  );
  return (
    <>
      <PageHead name={t('title')} heading={t('heading')} intro={t('intro')}>
        {request('primary')}
      </PageHead>
      <section aria-labelledby="fleet-title" className="page-width pb-12">
        <h2 id="fleet-title" className="text-3xl tracking-display">
          {t('fleet.title')}
        </h2>
        <p className="mt-2 mb-8 text-quiet">{t('fleet.text')}</p>
        <FleetCarousel cars={cars} />
      </section>
      <BenefitCards
        title={t('benefits.title')}
        benefits={businessBenefits.map((id) => ({
          id,
          title: t(`benefits.${id}.title`),
          text: t(`benefits.${id}.text`),
        }))}
      />
      <ClosingCall title={t('closing.title')} text={t('closing.text')}>
        {request('paper')}
      </ClosingCall>
    </>
  );
}
