import { useTranslation } from 'react-i18next';
import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { firstName } from '../../shell/first-name.ts';
import { photographOf } from './pair.tsx';

/** What the renter says about it, word for word, and what was decided. */
export function AnswerCard({ desk }: { readonly desk: DeskClaim }) {
  const { t } = useTranslation('claims');
  const { timeZone } = usePageCity();
  const { claim } = desk;
  const at = (when: string) => moment(when, timeZone);
  const renter = firstName(desk.renter.name);
  const standing = () => {
    if (claim.objection !== null) return null;
    if (claim.answeredAt) return t('page.agreed', { renter, at: at(claim.answeredAt) });
    if (claim.status === 'unanswered') {
      return claim.objectBy && claim.objectBy > desk.now
        ? t('page.silent', { renter, at: at(claim.objectBy) })
        : t('page.silentOver', { renter });
    }
    return t('page.noAnswer', { renter, at: at(claim.answerBy) });
  };
  return (
    <Card title={t('page.theirs', { renter })}>
      {claim.objection === null ? (
        <p className="max-w-none text-quiet">{standing()}</p>
      ) : (
        <figure>
          <blockquote className="border-l-3 border-stone-300 pl-4 text-base whitespace-pre-wrap wrap-anywhere">
            {claim.objection}
          </blockquote>
          {claim.objectionPhoto && (
            <img
              src={photographOf(desk.bookingId, claim.objectionPhoto)}
              alt={t('page.theirPhoto', { renter })}
              className="mt-3 max-h-72 rounded-card"
            />
          )}
          <figcaption className="mt-2 text-2xs text-quiet figures">
            {claim.answeredAt && t('page.objected', { at: at(claim.answeredAt) })}
          </figcaption>
        </figure>
      )}
      {claim.decision && (
        <Said
          title={t('page.decision')}
          words={claim.decision.words}
          by={t('page.decided', {
            name: desk.decidedBy?.name ?? t('page.clock'),
            at: at(claim.decision.at),
          })}
        />
      )}
      {claim.withdrawal && (
        <Said
          title={t('statuses.withdrawn')}
          words={claim.withdrawal.words}
          by={t('page.withdrawn', { at: at(claim.withdrawal.at) })}
        />
      )}
    </Card>
  );
}

interface SaidProps {
  readonly title: string;
  readonly words: string;
  readonly by: string;
}

function Said({ title, words, by }: SaidProps) {
  return (
    <div className="mt-4 border-t border-hair pt-4">
      <h3 className="text-base">{title}</h3>
      <p className="max-w-none whitespace-pre-wrap wrap-anywhere">{words}</p>
      <p className="text-2xs text-quiet figures">{by}</p>
    </div>
  );
}
