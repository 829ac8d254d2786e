import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../contract/drafts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DeadEnd } from '../../page/dead-end.tsx';
import { paths } from '../../page/paths.ts';
import { carOf } from '../me/draft/continue-link.tsx';
import { searchWith } from '../me/draft/draft-trip.ts';
import { listOf } from '../trip/state/last-list.ts';
import { useSearch } from '../trip/state/use-search.ts';

/** A link from the desk that can no longer be paid: another car for the same trip. */
export function EndedLink({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation('checkout');
  const { change } = useSearch();
  return (
    <DeadEnd
      illustration="no-cars"
      title={t('link.over.title')}
      text={t('link.over.text', { car: carOf(draft) })}
    >
      <ButtonLink
        large
        to={listOf(draft.cityId)}
        onClick={() => change((search) => searchWith(search, draft))}
      >
        {t('link.over.search')}
      </ButtonLink>
    </DeadEnd>
  );
}

/** One that was sent to somebody else, or that never was. */
export function OthersLink() {
  const { t } = useTranslation('checkout');
  return (
    <DeadEnd illustration="no-cars" title={t('link.other.title')} text={t('link.other.text')}>
      <ButtonLink large to={paths.home}>
        {t('link.other.search')}
      </ButtonLink>
    </DeadEnd>
  );
}
