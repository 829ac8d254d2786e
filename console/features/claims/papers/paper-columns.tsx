import { useTranslation } from 'react-i18next';
import { paperFields } from '../../../../domain/charges/paper-file.ts';
import { Card } from '../../../../ui/card.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import type { Chosen, Papers } from './use-papers.ts';

const IGNORED = '';

/** Which column is what; another choice is looked through at once. */
export function PaperColumns({ work, chosen }: { readonly work: Papers; readonly chosen: Chosen }) {
  const { t } = useTranslation(['claims', 'paperFile']);
  const { columns } = chosen.preview;
  const options = [
    { id: IGNORED, label: t('papers.ignored') },
    ...paperFields.map((field) => ({ id: field, label: t(`paperFile:columns.${field}`) })),
  ];
  const choose = (at: number, id: string) => {
    const field = paperFields.find((one) => one === id) ?? null;
    // A field that another column had moves here.
    const next = columns.map(({ field: old }) => (old === field ? null : old));
    next[at] = field;
    void work.match(chosen, next);
  };
  return (
    <Card title={t('papers.columns')}>
      <div className="grid grid-cols-2 gap-4 desk:grid-cols-6">
        {columns.map(({ header, field }, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
            key={at}
            label={header}
            options={options}
            value={field ?? IGNORED}
            onChange={(id) => choose(at, id)}
          />
        ))}
      </div>
    </Card>
  );
}
