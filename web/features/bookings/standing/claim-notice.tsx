import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { claimPath } from '../data/booking-path.ts';
import { momentOf } from '../data/stop-words.ts';

/** What the renter is asked to pay for: first what waits for their answer, then all of it. */
export function ClaimNotice({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const { id, claims, city } = booking;
  if (claims.length === 0) return null;
  const open = claims.filter(({ status }) => status === 'open');
  const [first] = open;
  return (
    <section
      aria-labelledby="claims-title"
      className={
        first
          ? 'mb-4 rounded-card bg-amber-100 px-5 py-5 text-sm text-ink tablet:px-6 print:hidden'
          : 'mb-4 rounded-card border border-hair bg-card px-5 py-5 text-sm tablet:px-6 print:hidden'
      }
    >
      <h2 id="claims-title" className="text-lg">
        {first ? t('claim.notice.title') : t('claim.notice.list')}
      </h2>
      {first && (
        <>
          <p className="mt-1 max-w-160 figures">
            {t('claim.notice.text', {
              count: open.length,
              amount: formatMoney(first.amount),
              when: momentOf(first.answerBy, city),
            })}
          </p>
          <div className="mt-4">
            <ButtonLink to={claimPath(id, first.id)}>{t('claim.notice.action')}</ButtonLink>
          </div>
        </>
      )}
      {(claims.length > 1 || !first) && (
        <ul className="mt-3 grid gap-1 figures">
          {claims.map((claim) => (
            <li key={claim.id} className="flex flex-wrap justify-between gap-x-4">
              <Link to={claimPath(id, claim.id)} className="text-link">
                {t(`claim.notice.lines.${claim.kind}`)}
              </Link>
              <span>
                {formatMoney(claim.amount)},{' '}
                {t(`claim.badges.${claim.status}`, { when: momentOf(claim.answerBy, city) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
