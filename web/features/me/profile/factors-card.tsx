import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { FactorList } from '../../../../contract/factors.ts';
import { factors as words } from '../../../../i18n/en/factors.ts';
import { addWords } from '../../../../i18n/words.ts';
import { Card } from '../../../../ui/card.tsx';
import { Factors } from '../../../../ui/factors/factors.tsx';
import { dateIn } from '../../../page/dates-in-words.ts';
import { DeferredSection } from './deferred-section.tsx';
import type { Loaded } from './load-profile.ts';

addWords('factors', words);

/** What is asked for beside the password, for those who want it. */
export function FactorsCard({ factors }: { factors: Promise<Loaded<FactorList>> }) {
  const { t } = useTranslation('factors');
  const { revalidate } = useRevalidator();
  return (
    <Card title={t('title')}>
      <DeferredSection answer={factors}>
        {(list) => (
          <Factors
            list={list}
            base="/api/me/factors"
            dateOf={(at) => dateIn('UTC', at)}
            onChanged={() => void revalidate()}
          />
        )}
      </DeferredSection>
    </Card>
  );
}
