import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { PortraitName } from '../../../../ui/drawings/portraits/portraits.ts';
import { Portrait } from './portrait.tsx';

interface LeaderCardProps {
  readonly portrait: PortraitName;
  readonly role: string;
  readonly short: string;
  readonly more: string;
}

export function LeaderCard({ portrait, role, short, more }: LeaderCardProps) {
  const { t } = useTranslation('team');
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const action = t(isOpen ? 'seeLess' : 'seeMore');
  return (
    <article className="h-full rounded-card border border-hair bg-card p-6">
      <div className="w-28">
        <Portrait of={portrait} />
      </div>
      <h3 className="mt-5 text-xl">{role}</h3>
      <p className="mt-2 text-stone-700">{short}</p>
      <p id={moreId} hidden={!isOpen} className="mt-3 text-quiet">
        {more}
      </p>
      <div className="mt-2">
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={moreId}
          aria-label={t('about', { action, role })}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      </div>
    </article>
  );
}
