import './city-words.ts';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskCity, DeskCityList } from '../../../contract/operate/cities.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { hourOfDay, isAllDay } from '../../../domain/hour-of-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay } from '../../shell/desk-data.ts';
import { partPath } from '../../shell/pages.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from '../catalogue/catalogue-frame.tsx';
import { countryName } from './city-words.ts';
import { StandingCard } from './standing-card.tsx';

export const handle = { permission: 'catalogue.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(
    Promise.all([
      operateApi().getDeskCity({ params: { id: city } }),
      operateApi().listDeskCities(),
    ]),
  );

export function Component() {
  const { t } = useTranslation('cities');
  const [city, { cities }] = useLoaderData<typeof loader>();
  const page = partPath('city', city.id);
  return (
    <CatalogueFrame
      part="city"
      needs="catalogue.edit"
      action={<ButtonLink to={`${page}/edit`}>{t('edit')}</ButtonLink>}
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid gap-6 vast:grid-cols-2">
          <CityCard city={city} />
          <MoneyCard city={city} />
          <ContactCard city={city} />
        </div>
        <div className="grid gap-6">
          <StandingCard city={city} />
          <AllCities cities={cities} hereId={city.id} />
        </div>
      </div>
    </CatalogueFrame>
  );
}

function CityCard({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const { southWest, northEast } = city.boundingBox;
  const corner = (point: DeskCity['center']) => `${point.latitude}, ${point.longitude}`;
  return (
    <Card title={t('parts.city')}>
      <FactList
        layout="pairs"
        facts={[
          [t('fields.name'), city.name],
          [t('facts.link'), city.id],
          [t('fields.code'), city.code],
          [t('facts.country'), countryName(city.countryCode)],
          [t('facts.zone'), city.timeZone.replaceAll('_', ' ')],
          [t('facts.bounds'), `${corner(southWest)} – ${corner(northEast)}`],
          [t('facts.cars'), String(city.carCount)],
          [t('facts.areas'), String(city.areaCount)],
        ]}
      />
    </Card>
  );
}

function MoneyCard({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const fees = city.youngDriverFees.map(({ fromAge, toAge, perDay }) =>
    t('facts.fee', { from: fromAge, to: toAge, fee: formatMoney(perDay) }),
  );
  return (
    <Card title={t('parts.money')}>
      <FactList
        layout="pairs"
        facts={[
          [t('facts.currency'), city.currency],
          [t('facts.tax'), t('facts.percent', { percent: city.taxBasisPoints / 100 })],
          [t('facts.creditCard'), formatMoney(city.deposit.creditCard)],
          [t('facts.debitCard'), formatMoney(city.deposit.debitCard)],
          [t('facts.fees'), fees.join(', ') || t('facts.noFees')],
          [t('facts.turnaround'), t('facts.minutes', { count: city.turnaroundMinutes })],
          [t('facts.handovers'), t(`handovers.${city.handovers}`)],
        ]}
      />
    </Card>
  );
}

function ContactCard({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const opens = hourOfDay(city.hours.opensAtHour);
  const closes = hourOfDay(city.hours.closesAtHour);
  return (
    <Card title={t('parts.contact')}>
      <FactList
        layout="pairs"
        facts={[
          [t('facts.phone'), city.supportPhone ?? t('facts.general')],
          [t('facts.email'), city.supportEmail ?? t('facts.general')],
          [
            t('facts.hours'),
            isAllDay(city.hours) ? t('facts.allDay') : t('facts.hoursOf', { opens, closes }),
          ],
        ]}
      />
    </Card>
  );
}

interface AllCitiesProps {
  readonly cities: DeskCityList['cities'];
  readonly hereId: string;
}

function AllCities({ cities, hereId }: AllCitiesProps) {
  const { t } = useTranslation('cities');
  const mayAdd = useMay('settings.edit');
  return (
    <Card
      title={t('all.title')}
      action={
        mayAdd && (
          <ButtonLink variant="outline" to={`${partPath('city', hereId)}/new`}>
            <Icon name="plus" className="size-4 stroke-[2.4]" />
            {t('add')}
          </ButtonLink>
        )
      }
    >
      <ul>
        {cities.map(({ id, name, offered, carCount }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-hair py-2.5 first:border-t-0"
          >
            <span>
              <Link to={partPath('city', id)} className="font-medium hover:underline">
                {name}
              </Link>
              <span className="block text-xs text-quiet figures">
                {id === hereId ? t('all.here') : t('all.count', { count: carCount })}
              </span>
            </span>
            <Badge tone={offered ? 'black' : 'grey'}>
              {t(offered ? 'standing.open' : 'standing.closed')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
