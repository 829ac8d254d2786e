import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Accordion } from '../../../../ui/accordion.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Carousel } from '../../../../ui/carousel.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { Section } from './section.tsx';

const questions = ['return', 'cancel', 'refuel'] as const;
const views = ['side', 'front', 'rear', 'interior', 'boot'] as const;
const files = {
  side: 'volvo-xc60-pine-side',
  front: 'volvo-xc60-pine-front',
  rear: 'volvo-xc60-pine-rear',
  interior: 'suv-pine-interior-s5',
  boot: 'volvo-xc60-pine-boot-l3',
} as const;

export function Navigation() {
  const { t } = useTranslation('gallery');
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 6);
  return (
    <>
      <Section name="tabs">
        <Tabs
          label={t('navigation.tabs')}
          tabs={[
            {
              id: 'current',
              label: t('navigation.current'),
              content: <p className="text-sm text-quiet">{t('navigation.noneCurrent')}</p>,
            },
            {
              id: 'past',
              label: t('navigation.past'),
              content: <p className="text-sm text-quiet">{t('navigation.nonePast')}</p>,
            },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Badge tone="grey">{t('navigation.badges.pending')}</Badge>
          <Badge tone="red">{t('navigation.badges.active')}</Badge>
          <Badge tone="red">{t('navigation.badges.booked')}</Badge>
          <Badge tone="black">{t('navigation.badges.completed')}</Badge>
          <Badge tone="failure">{t('navigation.badges.failed')}</Badge>
        </div>
      </Section>
      <Section name="accordion">
        <Accordion
          openId="return"
          items={questions.map((id) => ({
            id,
            title: t(`navigation.questions.${id}.title`),
            content: t(`navigation.questions.${id}.text`),
          }))}
        />
      </Section>
      <Section name="carousel">
        <Carousel
          label={t('navigation.photos')}
          slides={views.map((id) => ({
            id,
            label: t(`navigation.views.${id}`),
            content: (
              <img
                src={`/pictures/cars/${files[id]}.svg`}
                alt={t(`navigation.views.${id}`)}
                width="1200"
                height="675"
                className="aspect-video w-full object-contain"
              />
            ),
          }))}
        />
      </Section>
      <Section name="pagination">
        <Breadcrumb
          trail={[{ label: t('navigation.profile'), to: '/profile' }]}
          current={t('navigation.bookings')}
        />
        <Pagination
          current={page}
          pageCount={12}
          addressOf={(target) => `?page=${target}#pagination`}
        />
      </Section>
    </>
  );
}
