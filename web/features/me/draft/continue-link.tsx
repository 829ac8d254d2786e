import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../../contract/drafts.ts';
import { draft as texts } from '../../../../i18n/en/draft.ts';
import { addWords } from '../../../../i18n/words.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useSearch } from '../../trip/state/use-search.ts';
import { searchWith } from './draft-trip.ts';

addWords('draft', texts);

/** Back to where Reserve would have led, with the trip as it was saved. */
export function ContinueLink({ draft }: { draft: Draft }) {
  const { t } = useTranslation('draft');
  const { change } = useSearch();
  return (
    <ButtonLink
      large
      variant="primary"
      to={`/assets/${draft.car.id}/book`}
      onClick={() => change((search) => searchWith(search, draft))}
    >
      {/* A long name takes a second line on a phone. */}
      <span className="py-2 text-center leading-tight whitespace-normal">
        {t('continue', { car: carOf(draft) })}
      </span>
    </ButtonLink>
  );
}

export const carOf = ({ car: { brand, model } }: Draft): string => `${brand} ${model}`;
