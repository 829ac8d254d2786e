import { startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import { previewPolicy } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { painted } from '../../../../ui/painted.ts';
import type { Extra } from '../../price/offer.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { useSearch } from '../../trip/state/use-search.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { toggleExtra } from './choose.ts';

interface ExtrasChoiceProps {
  readonly extras: readonly Extra[];
  readonly text: string;
}

/** The first six, and the rest on request. What is ticked lives in the renter's search. */
export function ExtrasChoice({ extras, text }: ExtrasChoiceProps) {
  const { t } = useTranslation('extras');
  const { search, change } = useSearch();
  // A tick shows at once; the page with its price follows what the search says.
  const [{ extras: ticked }, showTick] = useOptimistic(search, toggle);
  const tick = (id: string, isChosen: boolean) =>
    startTransition(async () => {
      showTick({ id, isChosen });
      await painted();
      change((last) => toggle(last, { id, isChosen }));
    });
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? extras : extras.slice(0, previewPolicy.extras);
  return (
    <ChoiceSection
      id="extras-title"
      title={t('extras.title')}
      text={extras.length > 0 ? text : t('extras.none')}
    >
      <ul className="grid gap-2 tablet:max-wide:grid-cols-2 min-[1100px]:grid-cols-2">
        {shown.map(({ id, label, description, pricePerDay }) => (
          <li key={id} className="grid">
            <ChoiceCard
              title={label}
              text={description}
              price={formatMoney(pricePerDay)}
              isChosen={ticked.includes(id)}
              onChange={(isChosen) => tick(id, isChosen)}
            />
          </li>
        ))}
      </ul>
      {extras.length > previewPolicy.extras && (
        <div className="mt-4">
          <Button
            variant="outline"
            aria-expanded={showsAll}
            onClick={() => setShowsAll((last) => !last)}
          >
            {showsAll
              ? t('extras.fewer')
              : t('extras.more', { count: extras.length - previewPolicy.extras })}
          </Button>
        </div>
      )}
    </ChoiceSection>
  );
}

interface Tick {
  readonly id: string;
  readonly isChosen: boolean;
}

const toggle = (search: SearchState, { id, isChosen }: Tick) => toggleExtra(search, id, isChosen);
