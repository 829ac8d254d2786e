import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import type { Insurance, InsuranceOption } from '../price/offer.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { ChoiceCard } from './choice/choice-card.tsx';
import { ChoiceSection } from './choice/choice-section.tsx';
import { toggleExtraInsurance } from './choice/choose.ts';
import { RichText } from './rich-text-view.tsx';

interface ExtraInsurancesProps {
  readonly insurances: readonly Insurance[];
  readonly mainOption: InsuranceOption | null;
}

export function ExtraInsurances({ insurances, mainOption }: ExtraInsurancesProps) {
  const { t } = useTranslation('extras');
  const { search, change } = useSearch();
  if (insurances.length === 0) return null;
  return (
    <ChoiceSection id="extra-insurances-title" title={t('insurance.extra')} text={t('perDay')}>
      <ul className="grid gap-2 tablet:grid-cols-2">
        {insurances.map(({ id, title, description, pricePerDay }) => (
          <li key={id} className="grid">
            <ChoiceCard
              title={title}
              text={<RichText html={description} />}
              price={formatMoney(pricePerDay)}
              includedIn={
                mainOption?.includes.includes(id)
                  ? t('insurance.includedIn', { option: mainOption.title })
                  : undefined
              }
              isChosen={search.insurances.extras.includes(id)}
              onChange={(isChosen) => change((last) => toggleExtraInsurance(last, id, isChosen))}
            />
          </li>
        ))}
      </ul>
    </ChoiceSection>
  );
}
