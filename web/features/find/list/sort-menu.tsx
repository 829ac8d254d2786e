import { useTranslation } from 'react-i18next';
import type { Sort } from '../data/filters.ts';
import { PickList } from './check-list.tsx';
import { PillMenu } from './pill-menu.tsx';

interface SortChoiceProps {
  readonly sort: Sort;
  readonly onChange: (sort: Sort) => void;
}

export function SortMenu(props: SortChoiceProps) {
  const { t } = useTranslation('fleet');
  return (
    <PillMenu
      bare
      label={
        <>
          <span className="text-quiet">{t('sort.label')}</span> {t(`sort.${props.sort}`)}
        </>
      }
    >
      <SortChoice {...props} />
    </PillMenu>
  );
}

export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation('fleet');
  const options = (['asc', 'desc'] as const).map((value) => ({ value, label: t(`sort.${value}`) }));
  return <PickList legend={t('sort.title')} options={options} chosen={sort} onChange={onChange} />;
}
