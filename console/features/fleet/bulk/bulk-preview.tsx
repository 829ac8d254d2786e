import { useTranslation } from 'react-i18next';
import type { FleetEditLine, FleetEditPreview } from '../../../../contract/operate/fleet-edit.ts';
import { Plate } from '../car-marks.tsx';
import { PreviewLines } from '../preview-lines.tsx';
import { useValueWords } from './use-value-words.ts';

/** What stands in the way comes first. */
const kinds = ['refused', 'changed', 'same'] as const;

/** Every car before and after. */
export function BulkPreview({
  preview: { counts, lines },
}: {
  readonly preview: FleetEditPreview;
}) {
  const { t } = useTranslation('bulkEdit');
  const there = kinds.filter((kind) => counts[kind] > 0);
  return (
    <PreviewLines
      kinds={there}
      first={counts.changed > 0 ? 'changed' : (there[0] ?? 'same')}
      lines={lines}
      label={t('lines')}
      choice={t('shown')}
      labelOf={(kind) => t(`counts.${kind}`, { count: counts[kind] })}
      status={counts.changed === 0 && t('nothingToDo')}
      columns={[t('car'), t('plate'), t('what')]}
      rowOf={(line) => (
        <tr key={line.seen.id} className="border-t border-hair align-top">
          <th scope="row" className="py-2 pr-4 text-left font-strong">
            {line.name}
          </th>
          <td className="py-2 pr-4">
            <Plate plate={line.plate} />
          </td>
          <td className="py-2">
            <Outcome line={line} />
          </td>
        </tr>
      )}
      moreOf={(count) => t('more', { count })}
    />
  );
}

function Outcome({ line }: { readonly line: FleetEditLine }) {
  const { t } = useTranslation('bulkEdit');
  const wordsOf = useValueWords(line);
  switch (line.kind) {
    case 'same':
      return t('stays');
    case 'refused':
      return <span className="font-medium text-error-600">{t(`reasons.${line.problem}`)}</span>;
    case 'changed':
      return (
        <ul className="grid gap-0.5">
          {line.changes.map(({ field, before, after }) => (
            <li key={field}>
              {t('change', {
                field: t(`fields.${field}`),
                before: wordsOf(field, before),
                after: wordsOf(field, after),
              })}
            </li>
          ))}
        </ul>
      );
  }
}
