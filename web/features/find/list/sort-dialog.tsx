import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Sort } from '../data/filters.ts';
import { SortChoice } from './sort-menu.tsx';

interface SortDialogProps {
  readonly isOpen: boolean;
  readonly sort: Sort;
  readonly onClose: () => void;
  readonly onChange: (sort: Sort) => void;
}

export function SortDialog({ isOpen, sort, onClose, onChange }: SortDialogProps) {
  const { t } = useTranslation('fleet');
  const choose = (chosen: Sort) => {
    onChange(chosen);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('sort.title')}>
      <div className="-mx-3">
        <SortChoice sort={sort} onChange={choose} />
      </div>
    </Dialog>
  );
}
