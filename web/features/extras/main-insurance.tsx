import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoney } from '../../../domain/format-money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { paths } from '../../page/paths.ts';
import type { Insurance, InsuranceOption } from '../price/offer.ts';
import { useSearch } from '../trip/state/use-search.ts';
import { chooseMainOption } from './choice/choose.ts';
import { RichText } from './rich-text-view.tsx';

interface MainInsuranceProps {
  readonly insurance: Insurance;
  readonly chosenId: string | null;
}

/** Side by side, so that what one covers and another does not can be seen. */
export function MainInsurance({ insurance, chosenId }: MainInsuranceProps) {
  const { t } = useTranslation('extras');
  const { change } = useSearch();
  const descriptionId = useId();
  return (
    <fieldset aria-describedby={descriptionId} className="min-w-0">
      <legend className="float-left w-full title text-2xl">{insurance.title}</legend>
      <div className="clear-both pt-1 pb-5 text-sm text-quiet">
        <div id={descriptionId}>
          <RichText html={insurance.description} />
        </div>
        <Link to={paths.protection} className="text-link mt-1">
          {t('insurance.more')}
        </Link>
      </div>
      <div className="grid gap-2 tablet:grid-flow-col tablet:auto-cols-fr">
        {insurance.options.map((option) => (
          <OptionCard
            key={option.optionId}
            group={insurance.id}
            option={option}
            isChosen={option.optionId === chosenId}
            onChoose={() => change((last) => chooseMainOption(last, option.optionId))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionCardProps {
  readonly group: string;
  readonly option: InsuranceOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OptionCard({ group, option, isChosen, onChoose }: OptionCardProps) {
  const { t } = useTranslation('extras');
  const detailsId = useId();
  const { title, pricePerDay, description } = option;
  return (
    <div className="relative rounded-card border border-hair bg-card px-4 py-4 text-sm leading-5 transition hover:border-control has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <label className="flex gap-3">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={detailsId}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border-[1.5px] border-control bg-card transition peer-checked:border-[7px] peer-checked:border-ink"
        />
        <span className="grid min-w-0 wrap-anywhere">
          <span className="title text-lg">{title}</span>
          <span className="figures">
            {pricePerDay.amount === 0
              ? t('insurance.included')
              : t('insurance.perDay', { price: formatMoney(pricePerDay) })}
          </span>
        </span>
      </label>
      <div id={detailsId} className="mt-3 grid gap-3 border-t border-hair pt-3">
        <ul aria-label={t('insurance.covers')} className="grid gap-1.5">
          {description.includedCoverage.map((cover) => (
            <li key={cover} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4 stroke-[2.4] text-moss-500" />
              {cover}
            </li>
          ))}
        </ul>
        <div className="text-xs text-quiet">
          <RichText html={description.details} />
        </div>
      </div>
    </div>
  );
}
