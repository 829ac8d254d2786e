import { useTranslation } from 'react-i18next';
import type { PromoCode, PromoCodeList } from '../../../../contract/profile.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { Card } from '../../../../ui/card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { dateIn } from '../../../page/dates-in-words.ts';
import { DeferredSection } from './deferred-section.tsx';
import type { Loaded } from './load-profile.ts';

export function PromoCard({ promoCodes }: { promoCodes: Promise<Loaded<PromoCodeList>> }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('promo.title')}>
      <DeferredSection answer={promoCodes}>
        {({ current, used }) => (
          <div className="grid gap-5">
            {current.length > 0 ? (
              <Codes title={t('promo.current')} codes={current} />
            ) : (
              <p className="text-sm text-quiet">{t('promo.noneCurrent')}</p>
            )}
            {used.length > 0 && <Codes title={t('promo.used')} codes={used} />}
          </div>
        )}
      </DeferredSection>
    </Card>
  );
}

function Codes({ title, codes }: { title: string; codes: readonly PromoCode[] }) {
  return (
    <div>
      <h3 className="mb-1 font-text text-xs font-medium tracking-normal text-quiet">{title}</h3>
      <ul className="divide-y divide-hair">
        {codes.map((code) => (
          <Code key={code.code} code={code} />
        ))}
      </ul>
    </div>
  );
}

function Code({ code }: { code: PromoCode }) {
  const { t } = useTranslation('profile');
  const { discount, usedAt, cityName } = code;
  const date = dateIn('UTC', usedAt ?? code.validUntil);
  const when = usedAt
    ? t('promo.usedOn', { date })
    : cityName
      ? t('promo.until', { date, city: cityName })
      : t('promo.untilEverywhere', { date });
  return (
    <li className={classes('py-3', usedAt !== null && 'text-quiet')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-strong tracking-wide figures">{code.code}</span>
        <span className="font-medium figures">
          {discount.kind === 'percent'
            ? t('promo.percent', { percentage: discount.percentage })
            : t('promo.fixed', { amount: formatMoney(discount.amount) })}
        </span>
      </div>
      <p className="text-xs text-quiet">{code.label}</p>
      <p className="text-xs text-quiet figures">{when}</p>
    </li>
  );
}
