import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Checks } from './use-checks.ts';

interface ChecksCardProps {
  readonly checks: Checks;
  readonly onAgain: () => void;
}

/** What `npm run doctor` says, to whoever cannot run it; what is wrong comes first. */
export function ChecksCard({ checks, onAgain }: ChecksCardProps) {
  const { t } = useTranslation('setUp');
  const findings = checks.state === 'known' ? checks.findings : [];
  const inOrder = findings.toSorted((one, other) => Number(one.isRight) - Number(other.isRight));
  return (
    <Card
      title={t('checks.title')}
      action={
        <Button variant="outline" waiting={checks.state === 'waiting'} onClick={onAgain}>
          {t('checks.again')}
        </Button>
      }
    >
      <p role="status" className="text-quiet">
        <Verdict checks={checks} />
      </p>
      <ul className="mt-3 empty:hidden">
        {inOrder.map(({ about, isRight, says }) => (
          <li
            key={about}
            className="flex items-center justify-between gap-4 border-t border-hair py-2.5"
          >
            <div className="min-w-0">
              <p className="font-medium first-letter:uppercase">{about}</p>
              <p className="text-xs wrap-anywhere text-quiet first-letter:uppercase">{says}</p>
            </div>
            <Badge tone={isRight ? 'grey' : 'failure'}>
              {t(isRight ? 'checks.right' : 'checks.failed')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Verdict({ checks }: Pick<ChecksCardProps, 'checks'>) {
  const { t } = useTranslation('setUp');
  if (checks.state === 'waiting') return t('checks.loading');
  if (checks.state === 'failed') return t('checks.problem');
  const count = checks.findings.filter(({ isRight }) => !isRight).length;
  return count === 0 ? t('checks.allRight') : t('checks.wrong', { count });
}
